import { createHash } from "node:crypto";
import { compress, computeTag, type Variants } from "@site/http";
import type { RouteHandle } from "#shared/route-handle.ts";
import {
  getAttribute,
  findElements,
  type HtmlDocument,
  parsePage,
  requireElement,
  serializeContent,
  getText,
} from "./html-tree.ts";
import { markEnglish } from "./mark-english.ts";

export interface CachedPage {
  status: number;
  contentType: string;
  title: string;
  description: string;
  handle: RouteHandle;
  /** Contains a visitor's form input, so shared caches must not store it. */
  answersForm?: true;
  /** Strong entity tag of the uncompressed body, without the encoding suffix or quotes. */
  tag: string;
  /** Sources for the page's policy: `'sha256-…'`, or `'nonce-…'` in development. */
  scriptSources: readonly string[];
  styleSources: readonly string[];
  variants: Variants;
}

export const pageType = "text/html; charset=utf-8";

interface PageParts extends Pick<CachedPage, "status" | "handle"> {
  /** Texts that are missing in the page's language. */
  english: ReadonlySet<string>;
}

export async function makePage(html: string, { status, handle, english }: PageParts): Promise<CachedPage> {
  const document = parsePage(html);
  markEnglish(document, english);
  const body = Buffer.from(serializeContent(document));
  return {
    status,
    contentType: pageType,
    ...getHead(document),
    handle,
    tag: computeTag(body),
    scriptSources: hashSources(document, "script", isRun),
    styleSources: hashSources(document, "style"),
    variants: await compress(body, "quick"),
  };
}

export function getHead(document: HtmlDocument): { title: string; description: string } {
  const description = findElements(document, "meta").find((meta) => getAttribute(meta, "name") === "description");
  return {
    title: getText(requireElement(document, "title")),
    description: (description && getAttribute(description, "content")) ?? "",
  };
}

type Element = ReturnType<typeof requireElement>;

function hashSources(
  document: HtmlDocument,
  name: string,
  concerns: (element: Element) => boolean = () => true,
): string[] {
  const texts = findElements(document, name)
    .filter((element) => concerns(element))
    .map((element) => getText(element));
  const hash = (text: string): string => createHash("sha256").update(text).digest("base64");
  return [...new Set(texts.filter((text) => text !== "").map((text) => `'sha256-${hash(text)}'`))];
}

/** Data blocks don't run and need no hash. */
export function isRun(script: Element): boolean {
  const type = getAttribute(script, "type") ?? "";
  return getAttribute(script, "src") === undefined && !type.includes("json");
}
