// The forms of tables, by the names that the faces of a game give (`FORM`).

import { h } from "preact";
import { html, keys } from "../shell/view.js";
import { Form } from "../table/form.js";
import { Piles } from "../table/piles.js";
import { Bag } from "./bag.js";
import { Claim } from "./claim.js";
import { Heat } from "./heat.js";
import { Lanes } from "./lanes.js";

/** @import { Drawings, Play } from "../types.js" */

/** @type {Record<string, new (play: Play) => Form>} */
export const FORMS = { piles: Piles, lanes: Lanes, bag: Bag, heat: Heat, claim: Claim };

/** What a form of a package is made with. */
const PARTS = { Form, Piles, h, html, keys };

/** Load the form that comes with a game's package. @param {Drawings} art */
export async function loadForm({ form, form_module }) {
  const file = new Blob([form_module], { type: "text/javascript" });
  const address = URL.createObjectURL(file);
  const { default: make } = await import(address);
  URL.revokeObjectURL(address);
  FORMS[form] = make(PARTS);
}
