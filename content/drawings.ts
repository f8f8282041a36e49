/** A drawing whose meaning no text beside it gives, named by its folder and file in app/drawings. */
export type DrawingName = "misc/dropped-mailbag";

/**
 * What such a drawing shows, for readers who hear it. Most have theirs beside the record they belong to: scenes in trades.ts,
 * the product page's in services.ts, headpieces and clocks with the words of their page.
 */
export const drawingAlt: Readonly<Record<DrawingName, string>> = {
  "misc/dropped-mailbag": "A mailbag that fell behind a counter, letters spilt around it",
};
