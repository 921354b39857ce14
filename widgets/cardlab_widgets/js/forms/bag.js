// A bag from which pieces are drawn at a risk.

import { Piles } from "../piles.js";

export class Bag extends Piles {}
