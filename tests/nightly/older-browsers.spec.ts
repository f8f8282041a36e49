import type { Page } from "@playwright/test";
import { type CssNode, generate, parse, walk } from "css-tree";
import { expect, test } from "#tests/journeys/fixtures.ts";
import { changeStyles } from "./oldest-browser.ts";

test.use({ bypassCSP: true });

/** Emulates a browser that lacks popovers and drops unknown styles. */
async function becomeOlder(page: Page, isUnknown: (node: CssNode) => boolean): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
  const forget = (css: string): string => {
    const sheet = parse(css);
    walk(sheet, (node, item, list) => {
      if (list && isUnknown(node)) list.remove(item);
    });
    return generate(sheet);
  };
  // Removes the attribute, because Chromium hides elements with it even without the interface.
  await changeStyles(page, forget, (html) => html.replaceAll(/\spopover="auto"/g, ""));
}

/** Browsers of early 2024 support layers and dialogs but not popovers, and drop rules with unknown selectors. */
const isOfPopovers = (node: CssNode): boolean =>
  node.type === "Rule" && generate(node.prelude).includes(":popover-open");

/** Browsers of 2021 support neither layers nor `light-dark()`. */
const isOfLayers = (node: CssNode): boolean =>
  (node.type === "Atrule" && node.name === "layer") ||
  (node.type === "Declaration" && /revert-layer|light-dark|oklch/.test(generate(node.value)));

for (const { kind, isUnknown } of [
  { kind: "without popovers", isUnknown: isOfPopovers },
  { kind: "without layers", isUnknown: isOfLayers },
]) {
  test.describe(`a browser ${kind}`, () => {
    test("gets pages as without scripts: the text is shown, and nothing waits for scripts", async ({ page }) => {
      const scripts: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "script") scripts.push(request.url());
      });
      await becomeOlder(page, isUnknown);
      for (const route of ["/", "/pricing", "/help", "/case-studies", "/media-world", "/legal"]) {
        await page.goto(route);
        await expect(page.getByRole("heading", { level: 1 }), route).toBeVisible();
        const { hidden, isScripted, copies } = await page.evaluate(() => ({
          hidden: [...document.querySelectorAll("main > *")].filter(
            (part) => getComputedStyle(part).display === "none" && !part.matches("script, style, noscript, dialog"),
          ).length,
          isScripted: document.documentElement.classList.contains("scripts"),
          copies: document.querySelectorAll("noscript").length,
        }));
        expect({ hidden, isScripted, copies }, route).toEqual({ hidden: 0, isScripted: false, copies: 0 });
      }
      expect(scripts).toEqual([]);
    });
  });
}

test("a browser without popovers shows no menu over the page until its button is pressed", async ({ page }) => {
  await becomeOlder(page, isOfPopovers);
  await page.goto("/");
  const link = page.getByRole("banner").getByRole("link", { name: /Website builder/ });
  await expect(link).toBeHidden();
  await expect(page.locator("#chat")).toBeHidden();
  await page.getByRole("banner").getByRole("button", { name: "Product" }).click();
  await expect(link).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Product" }).click();
  await expect(link).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByRole("banner").getByRole("link", { name: "Pricing" })).toBeHidden();
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Pricing" })).toBeVisible();
});
