import { help } from "#words/pages/help.ts";
import { searchBox, searchButton } from "#words/search.ts";
import type { Page } from "@playwright/test";
import { expect, holdBack, test } from "./fixtures.ts";

/** The dialog has a button with the same name. */
const openerIn = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: searchButton }).and(page.locator("[aria-haspopup]"));

test("D23 the search opens by its keys, offers questions, reports the number of results, and keeps the query in the address @short", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const scripts = await holdBack(page, /\/search-box[^/]*\.js$/);
  const data = await holdBack(page, /\/search[^/]*\.json$/);
  await page.goto("/trust");
  const dialog = page.getByRole("dialog", { name: searchBox.title });
  await expect(page.locator("[data-enhance=search-dialog]")).toHaveAttribute("data-awake");
  // WCAG 2.1.4: dictation types letters and symbols.
  await page.keyboard.type("/?skt");
  // In some browsers, autofill sends keydown events without a key.
  await page.evaluate(() => document.body.dispatchEvent(new Event("keydown", { bubbles: true })));
  const email = page.getByRole("contentinfo").getByRole("textbox").first();
  await email.press("Control+k");
  await expect(dialog).toBeHidden();
  await email.blur();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("tik");
  scripts.release();
  data.release();
  await expect(dialog.getByRole("searchbox")).toBeFocused();
  await expect(dialog.getByRole("searchbox")).toHaveValue("tik");
  await page.keyboard.type(" tok");
  await expect(dialog.getByRole("status")).toHaveText(/^\d+ results?$/);
  expect(requests.filter((address) => /tik/.test(address))).toEqual([]);
  // On macOS, browsers report the keys that step through an input method's candidates.
  await dialog.getByRole("searchbox").evaluate((field) => {
    const press = { key: "ArrowDown", isComposing: true, bubbles: true };
    field.dispatchEvent(new KeyboardEvent("keydown", press));
  });
  await expect(dialog.getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("link", { name: /^TikTok/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  const button = openerIn(page);
  await button.press("Enter");
  const often = dialog.getByRole("navigation", { name: help.oftenTitle }).getByRole("link");
  await expect(often).toHaveCount(help.often.length);
  await dialog.getByRole("searchbox").fill("refund");
  await expect(often).toHaveCount(0);
  await dialog.getByRole("searchbox").fill("");
  await expect(often.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  // An Arabic keyboard sends this event for the K key.
  await page.evaluate(() => {
    const press = { key: "ن", code: "KeyK", ctrlKey: true, bubbles: true };
    document.body.dispatchEvent(new KeyboardEvent("keydown", press));
  });
  await dialog.getByRole("searchbox").fill("refund");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=refund$/);
  await expect(page.getByRole("main").getByRole("link", { name: "Can I get a refund?" })).toBeVisible();
  await page.getByRole("main").getByRole("searchbox").fill("uptime");
  await expect(page).toHaveURL(/\/search\?q=uptime$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("D13 D23 the search works without scripts, and stays out of search engines", async ({ page }) => {
    await page.goto("/help");
    await page.getByRole("main").getByRole("searchbox").fill("etsy");
    await page.getByRole("main").getByRole("button", { name: searchBox.submit }).click();
    await expect(page).toHaveURL(/\/search\?q=etsy$/);
    await expect(page.getByRole("main").getByRole("link", { name: /^Etsy/ })).toHaveAttribute("href", /etsy\.com/);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await openerIn(page).click();
    await page.keyboard.type("refund\n");
    await expect(page).toHaveURL(/\/search\?q=refund$/);
  });
});
