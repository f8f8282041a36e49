import type { Page } from "@playwright/test";
import { generate, parse, walk } from "css-tree";
import { expect, test } from "#tests/journeys/fixtures.ts";
import { changeStyles } from "./oldest-browser.ts";

test.use({ bypassCSP: true });

/** A browser of early 2024: it supports layers and dialogs but not popovers, and drops each rule with an unknown selector. */
async function becomeWithoutPopovers(page: Page): Promise<void> {
  await forgetPopovers(page);
  await changeStyles(
    page,
    (css) => {
      const sheet = parse(css);
      walk(sheet, (node, item, list) => {
        if (node.type === "Rule" && list && generate(node.prelude).includes(":popover-open")) list.remove(item);
      });
      return generate(sheet);
    },
    withoutPopovers,
  );
}

async function forgetPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
}

/** Removes the attribute, because Chromium hides elements with it even without the interface. */
function withoutPopovers(html: string): string {
  return html.replaceAll(/\spopover="auto"/g, "");
}

/** A browser of 2021 or older supports neither layers nor `light-dark()`. */
async function becomeWithoutLayers(page: Page): Promise<void> {
  await forgetPopovers(page);
  await changeStyles(
    page,
    (css) => {
      const sheet = parse(css);
      walk(sheet, (node, item, list) => {
        const isLayer = node.type === "Atrule" && node.name === "layer";
        const isUnknown = node.type === "Declaration" && /revert-layer|light-dark|oklch/.test(generate(node.value));
        if (list && (isLayer || isUnknown)) list.remove(item);
      });
      return generate(sheet);
    },
    withoutPopovers,
  );
}

for (const { kind, become } of [
  { kind: "without popovers", become: becomeWithoutPopovers },
  { kind: "without layers", become: becomeWithoutLayers },
]) {
  test.describe(`a browser ${kind}`, () => {
    test("gets pages as without scripts: its words are shown, and nothing waits for scripts", async ({ page }) => {
      const scripts: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "script") scripts.push(request.url());
      });
      await become(page);
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

    test("shows the lists that came with the page", async ({ page }) => {
      await become(page);
      await page.goto("/case-studies");
      await expect(page.getByRole("main")).toContainText("Marlow Bakery", { useInnerText: true });
      await page.goto("/social-media-world");
      await expect(page.getByRole("main").getByRole("link").nth(79)).toBeVisible();
    });

    test("leads on by its links", async ({ page }) => {
      await become(page);
      await page.goto("/");
      await page.getByRole("contentinfo").getByRole("link", { name: "Help" }).first().click();
      await expect(page).toHaveURL(/\/help$/);
    });
  });
}

test("a browser without popovers shows no menu over the page until its button is pressed", async ({ page }) => {
  await becomeWithoutPopovers(page);
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

test("the first script is written in words that browsers of 2018 know", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const [, script] = /<script data-islands[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(script).toContain("noscript");
  expect(script).not.toMatch(/\?\.\D|\?\?|catch\{/);
});
