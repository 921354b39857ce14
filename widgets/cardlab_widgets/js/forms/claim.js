// A claim about a face-down card, and who doubts it.

import { Piles } from "../piles.js";

export class Claim extends Piles {}
