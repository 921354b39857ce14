// The forms of tables, by the names that the faces of a game give (`FORM`).

import { Piles } from "../piles.js";
import { Bag } from "./bag.js";
import { Claim } from "./claim.js";
import { Heat } from "./heat.js";
import { Lanes } from "./lanes.js";

export const FORMS = { piles: Piles, lanes: Lanes, bag: Bag, heat: Heat, claim: Claim };
