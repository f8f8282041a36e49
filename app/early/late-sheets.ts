import { lateMedia } from "#shared/page-names.ts";

/** Lets the fonts and the styles of what is closed at first apply, which only pages without scripts do by themselves. */
export function turnOnLateSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>(`[media="${lateMedia}"]`)) sheet.media = "all";
}
