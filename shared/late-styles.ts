/** Media query for fonts and late styles. Without scripts they apply at once, otherwise after the first paint (start.ts). */
export const lateMedia = "(scripting: none)";

/** File name in the build (vite.config.ts), which identifies the late styles. */
export const lateSheetName = "late";
