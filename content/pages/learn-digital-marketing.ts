import * as words from "../generated/pages/learn-digital-marketing.ts";
import type { ReadingPage } from "../blocks.ts";

export const learnDigitalMarketing: ReadingPage = words.learnDigitalMarketing;
