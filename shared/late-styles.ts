/** Media of the fonts and the late styles: at once without scripts, otherwise when start.ts changes it after the first paint. */
export const lateMedia = "(scripting: none)";

/** Name of the late styles in the build (vite.config.ts), which is how the pages find them. */
export const lateSheetName = "late";
