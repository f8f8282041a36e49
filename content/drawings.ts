/** A drawing whose meaning no text beside it gives, named by its folder and file in app/drawings. */
export type DrawingName = `features/clock-${"setup" | "satisfaction" | "support"}` | "misc/dropped-mailbag";

/**
 * What such a drawing shows, for readers who hear it. Most have theirs beside the record they belong to: scenes in trades.ts,
 * the product page's in services.ts, headpieces with the words of their page.
 */
export const drawingAlt: Readonly<Record<DrawingName, string>> = {
  "features/clock-setup": "A wall clock with its first five minutes marked",
  "features/clock-satisfaction": "A dial filled almost all the way round, a lark at its center",
  "features/clock-support": "A 24-hour clock, the sun in its upper half and the moon in its lower",
  "misc/dropped-mailbag": "A mailbag that fell behind a counter, letters spilled around it",
};
