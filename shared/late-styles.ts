/** Media of the fonts and late styles: apply at once without scripts, otherwise when start.ts changes it after the first paint. */
export const lateMedia = "(scripting: none)";

/** File name of the late styles in the build (vite.config.ts), by which the pages find them. */
export const lateSheetName = "late";
