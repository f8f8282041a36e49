import { type SourceLocation, WordsError } from "./words-error.ts";

/**
 * Markdown leaves references such as `&#47;` to the browser, which reads them, and a backslash, as a slash: none may
 * decide between a path of this site and another host.
 */
const allowed = /^(?:https?:\/\/[^\s/\\&]|mailto:.|tel:.|#.|\/(?![\s/\\&]))/i;

/** @throws WordsError for an invalid address */
export function refuseAddress(address: string, place: SourceLocation): void {
  if (allowed.test(address) && URL.canParse(address, "https://larkpost.example")) return;
  throw new WordsError(
    place,
    `a link leads to https://…, http://…, mailto:…, tel:…, /a-page or #a-heading: ${address}`,
  );
}
