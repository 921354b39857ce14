// Two belts on which rules move from place to place.

import { Piles } from "../piles.js";

export class Lanes extends Piles {}
