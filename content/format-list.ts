import { controls } from "#words/controls.ts";

export const formatList = (parts: readonly string[]): string => parts.join(`${controls.comma} `);
