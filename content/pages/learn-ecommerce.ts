import * as words from "../generated/pages/learn-ecommerce.ts";
import type { ReadingPage } from "../blocks.ts";

export const learnEcommerce: ReadingPage = words.learnEcommerce;
