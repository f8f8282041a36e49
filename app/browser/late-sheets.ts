import { lateMedia } from "#shared/page-names.ts";

/** Applies the fonts and the styles of parts that are closed at first. Only pages without scripts apply them by themselves. */
export function applyLateSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>(`[media="${lateMedia}"]`)) sheet.media = "all";
}
