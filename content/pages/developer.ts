import * as words from "../generated/pages/developer.ts";
import type { ReadingPage } from "../blocks.ts";
import type { Figures } from "../figures.ts";
import type { Margins } from "../margins.ts";

export const developer: ReadingPage = words.developer;

export const developerMargins: Margins = words.developerMargins;

export const developerFigures: Figures = words.developerFigures;
