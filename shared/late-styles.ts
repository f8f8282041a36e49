/** Media query of fonts and late styles: applied at once without scripts, otherwise by start.ts after the first paint. */
export const lateMedia = "(scripting: none)";

/** File name in the build (vite.config.ts), which identifies the late styles. */
export const lateSheetName = "late";
