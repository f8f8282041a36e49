import { favicon } from "./favicon.ts";
import { iconSprite } from "./icons.ts";

export interface GeneratedFile {
  /** From the repository's root, with forward slashes. */
  path: string;
  text: string;
}

/** Every drawing file the repository holds, as the generators make it now. */
export function allFiles(): GeneratedFile[] {
  return [
    { path: "app/drawings/icons.svg", text: iconSprite() },
    { path: "public/favicon.svg", text: favicon() },
  ];
}
