import { controls } from "#words/controls.ts";

/** "Email Pro, SMS Basic". */
export const formatList = (parts: readonly string[]): string => parts.join(`${controls.comma} `);
