import { lark } from "./mark.ts";

/** The mark alone, vermilion by day and lighter by night, for browser tabs. */
export function favicon(): string {
  const style = "path{fill:#c8341c}@media(prefers-color-scheme:dark){path{fill:#f0795c}}";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${style}</style>${lark}</svg>\n`;
}
