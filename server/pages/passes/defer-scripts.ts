import { attributeOf, findElements, type HtmlElement, remove, setAttribute, textOf } from "./html-tree.ts";
import { deferredModule, deferredScript } from "#shared/page-names.ts";
import type { Pass } from "./pass.ts";

/**
 * How the inline scripts of React Router begin, the only thing here that depends on what it writes: its context, the data of the
 * page in one or more parts, and the module that loads the routes and the client's entry (react-router/dist: `Scripts`, `StreamTransfer`).
 */
const deferredBeginnings = ["window.__reactRouterContext", "import "];

/** React Router's script that restores the scroll position, which works without the others (`ScrollRestoration`). */
const liveBeginnings = ["((storageKey"];

/** Statuses of pages served under other pages' addresses, where React Router would render the other page: React never runs in them. */
const neverHydrated: ReadonlySet<number> = new Set([405, 500]);

/**
 * Keeps React from running until early-loader.ts asks for it: it changes the type of React Router's inline scripts, and the relation
 * of the links that would load modules ahead.
 * @throws Error on an inline script that it does not know, so that a change by an upgrade of React Router can't go unnoticed
 */
export const deferScripts: Pass = (document, { status }) => {
  const scripts = findElements(document, "script").filter((script) => needsDeferring(script));
  const links = findElements(document, "link").filter((link) => attributeOf(link, "rel") === "modulepreload");
  if (neverHydrated.has(status)) {
    for (const element of [...scripts, ...links]) remove(element);
    return;
  }
  for (const script of scripts) {
    const type = attributeOf(script, "type");
    if (type) setAttribute(script, "data-type", type);
    setAttribute(script, "type", deferredScript);
  }
  for (const link of links) setAttribute(link, "rel", deferredModule);
};

function needsDeferring(script: HtmlElement): boolean {
  const type = attributeOf(script, "type") ?? "";
  if (attributeOf(script, "data-early") !== undefined || /json|importmap/.test(type)) return false;
  const text = textOf(script).trimStart();
  const begins = (beginnings: readonly string[]): boolean => beginnings.some((beginning) => text.startsWith(beginning));
  if (begins(liveBeginnings)) return false;
  if (begins(deferredBeginnings)) return true;
  throw new Error(`The page has an inline script that is not known here: ${text.slice(0, 120)}`);
}
