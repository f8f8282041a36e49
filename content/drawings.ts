import * as words from "./generated/drawings.ts";

/** A drawing whose meaning no text beside it gives, named by its folder and file in app/drawings. */
export type DrawingName = `features/clock-${"setup" | "satisfaction" | "support"}` | "misc/dropped-mailbag";

/**
 * What such a drawing shows, for readers with a screen reader. Most have theirs beside the record they belong to: scenes in trades.ts,
 * the product page's in services.ts, headpieces with the words of their page.
 */
export const drawingAlt: Readonly<Record<DrawingName, string>> = words.drawingAlt;
