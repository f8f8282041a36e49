import * as words from "../generated/pages/learn-ecommerce.ts";
import type { ReadingPage } from "../blocks.ts";
import type { Figures } from "../figures.ts";
import type { Margins } from "../margins.ts";

export const learnEcommerce: ReadingPage = words.learnEcommerce;

export const ecommerceMargins: Margins = words.ecommerceMargins;

export const ecommerceFigures: Figures = words.ecommerceFigures;
