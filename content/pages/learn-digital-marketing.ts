import * as words from "../generated/pages/learn-digital-marketing.ts";
import type { ReadingPage } from "../blocks.ts";
import type { Figures } from "../figures.ts";
import type { Margins } from "../margins.ts";

export const learnDigitalMarketing: ReadingPage = words.learnDigitalMarketing;

export const digitalMarketingMargins: Margins = words.digitalMarketingMargins;

export const digitalMarketingFigures: Figures = words.digitalMarketingFigures;
