import { controls } from "#words/controls.ts";

/** The parts of a list, in one line: "Email Pro, SMS Basic". */
export const formatList = (parts: readonly string[]): string => parts.join(`${controls.comma} `);
