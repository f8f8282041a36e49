import { Lexer, type Token } from "marked";
import type { WordsNode } from "./tree.ts";
import { type SourceLocation, WordsError } from "./words-error.ts";

/** Returns nodes in the shape of content/blocks.ts. Links to paths are internal, all others external. */
export function parseBlocks(markdown: string, place: SourceLocation): WordsNode[] {
  return lex(markdown).map((token) => {
    if (token.type === "paragraph") {
      return map(place, { kind: text(place, "paragraph"), text: list(place, inlines(token.tokens ?? [], place)) });
    }
    if (token.type !== "list") throw refused(token, place);
    const items = (token.items as Token[]).map((item) => list(place, inlines(itemTokens(item, place), place)));
    const ordered: WordsNode = { kind: "constant", place, value: token.ordered };
    return map(place, { kind: text(place, "list"), ordered, items: list(place, items) });
  });
}

export function parseInlines(markdown: string, place: SourceLocation): WordsNode[] {
  const [paragraph, ...others] = lex(markdown);
  if (paragraph?.type !== "paragraph" || others.length > 0) {
    throw new WordsError(place, "!inline allows one paragraph: use !markdown for several.");
  }
  return inlines(paragraph.tokens ?? [], place);
}

function lex(markdown: string): Token[] {
  return new Lexer({ gfm: false }).lex(markdown).filter(({ type }) => type !== "space");
}

function itemTokens(item: Token, place: SourceLocation): Token[] {
  const [first, ...others] = "tokens" in item ? (item.tokens ?? []) : [];
  if (!first || others.length > 0 || !("tokens" in first)) throw refused(others[0] ?? item, place);
  return first.tokens ?? [];
}

function inlines(tokens: readonly Token[], place: SourceLocation): WordsNode[] {
  return tokens.map((token) => inline(token, place));
}

function inline(token: Token, place: SourceLocation): WordsNode {
  if (token.type === "text" || token.type === "escape") return text(place, token.text);
  if (token.type === "codespan") return map(place, { kind: text(place, "code"), text: text(place, token.text) });
  if (token.type === "strong") return map(place, { kind: text(place, "strong"), text: text(place, token.text) });
  if (token.type !== "link") throw refused(token, place);
  refuseAddress(token.href, place);
  const label = text(place, token.text);
  const address = text(place, token.href);
  return token.href.startsWith("/")
    ? map(place, { kind: text(place, "link"), label, to: address })
    : map(place, { kind: text(place, "outside"), label, href: address });
}

function refused(token: Token, place: SourceLocation): WordsError {
  return new WordsError(place, `Markdown of the type “${token.type}” is not supported: ${token.raw.trim()}`);
}

const text = (place: SourceLocation, words: string): WordsNode => ({ kind: "message", place, text: words });
const list = (place: SourceLocation, items: WordsNode[]): WordsNode => ({ kind: "list", place, items });
const map = (place: SourceLocation, parts: Record<string, WordsNode>): WordsNode => ({
  kind: "map",
  place,
  entries: new Map(Object.entries(parts)),
});

/** Browsers read backslashes and references such as `&#47;` as slashes, which could turn a path into a host. */
const allowed = /^(?:https?:\/\/[^\s/\\&]|mailto:.|tel:.|#.|\/(?![\s/\\&]))/i;

export function refuseAddress(address: string, place: SourceLocation): void {
  if (allowed.test(address) && URL.canParse(address, "https://site.example")) return;
  throw new WordsError(
    place,
    `a link must lead to https://…, http://…, mailto:…, tel:…, /a-page or #a-heading: ${address}`,
  );
}
