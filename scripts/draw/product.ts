import type { Drawing } from "./drawing.ts";
import type { Ink } from "./palette.ts";
import { messages } from "./product/messages.ts";
import { premises } from "./product/premises.ts";
import { publicity } from "./product/publicity.ts";

/** The ten drawings of the product page. The calendar is a panorama and the brass plate stands upright. */
export const product: Record<Ink, Drawing> = { ...messages, ...publicity, ...premises };
