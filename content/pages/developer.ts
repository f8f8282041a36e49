import * as words from "../generated/pages/developer.ts";
import type { ReadingPage } from "../blocks.ts";

export const developer: ReadingPage = words.developer;
