import type { Page } from "@playwright/test";
import { type CssNode, generate, parse, walk } from "css-tree";
import { newerStyles } from "#scripts/browsers/newer-features.ts";

const attributes = /\s(command|fetchpriority)="[^"]*"|(<details\b[^>]*?)\sname="[^"]*"/g;

/** Removes the features in newer-features.ts, except popovers. Needs `bypassCSP`, because the styles' hashes change. */
export async function becomeOldestPromised(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["CommandEvent", "requestIdleCallback", "navigation"]) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(Document.prototype, "startViewTransition");
    Reflect.deleteProperty(Element.prototype, "startViewTransition");
    Reflect.deleteProperty(Navigator.prototype, "connection");
    Reflect.deleteProperty(MouseEvent.prototype, "movementX");
    Reflect.deleteProperty(MouseEvent.prototype, "movementY");
    // React may render more elements with the attribute later.
    new MutationObserver((records) => {
      for (const { target } of records) {
        if (!(target instanceof Element)) continue;
        for (const button of [target, ...target.querySelectorAll("[command]")]) button.removeAttribute("command");
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ["command"] });
  });
  await changeStyles(page, withoutNewerStyles, (html) => html.replaceAll(attributes, "$2"));
}

/** Changes the style sheets, and with `changePage` the HTML, of pages loaded later. */
export async function changeStyles(
  page: Page,
  change: (css: string) => string,
  changePage: (html: string) => string = (html) => html,
): Promise<void> {
  const isOurs = ({ hostname, pathname }: URL): boolean => hostname === "localhost" && /\/[^.]*$|\.css$/.test(pathname);
  await page.route(isOurs, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const isPage = response.headers()["content-type"]?.startsWith("text/html") ?? false;
    const body = isPage
      ? changePage(text).replace(/(<style[^>]*>)([\s\S]*?)<\/style>/g, (_, tag, css) => `${tag}${change(css)}</style>`)
      : change(text);
    await route.fulfill({ response, body });
  });
}

function withoutNewerStyles(css: string): string {
  const sheet = parse(css, { parseCustomProperty: true });
  walk(sheet, (node, item, list) => {
    if (list && isNewer(node)) list.remove(item);
  });
  return generate(sheet);
}

function isNewer(node: CssNode): boolean {
  if (node.type === "Declaration") return node.property in newerStyles.properties;
  if (node.type === "Atrule") return node.name in newerStyles.atRules;
  if (node.type !== "Rule") return false;
  return [...generate(node.prelude).matchAll(/::([\w-]+)/g)].some(([, name = ""]) => name in newerStyles.selectors);
}
