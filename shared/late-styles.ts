/** Media query of fonts and late styles. Without scripts they apply at once; otherwise start.ts applies them after the first paint. */
export const lateMedia = "(scripting: none)";

/** File name in the build (vite.config.ts), which identifies the late styles. */
export const lateSheetName = "late";
