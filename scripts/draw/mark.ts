import { readFileSync } from "node:fs";

const favicon = readFileSync(new URL("../../public/favicon.svg", import.meta.url), "utf8");

/** The paths of the lark, on a grid of 32. */
export const mark = favicon.slice(favicon.indexOf("<path"), favicon.indexOf("</svg>"));
