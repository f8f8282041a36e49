import { readFileSync } from "node:fs";

const favicon = readFileSync(new URL("../../public/favicon.svg", import.meta.url), "utf8");

export const mark = favicon.slice(favicon.indexOf("<path"), favicon.indexOf("</svg>"));
