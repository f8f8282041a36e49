/** Media of fonts and late styles: apply at once without scripts; otherwise start.ts applies them after the first paint. */
export const lateMedia = "(scripting: none)";

/** File name in the build (vite.config.ts), by which pages find the late styles. */
export const lateSheetName = "late";
