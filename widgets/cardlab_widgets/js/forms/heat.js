// A pile that rises until somebody burns it.

import { Piles } from "../piles.js";

export class Heat extends Piles {}
