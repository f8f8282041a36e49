import type { Page } from "@playwright/test";
import { expect, holdBack, test } from "./fixtures.ts";
import { expectInView } from "./landing.ts";
import { answerWith, expectTryAgain } from "./lists.ts";

const call = "**/rest/v1/social_media_world**";
const address = "/social-media-world";

function directory(page: Page) {
  return page.getByRole("region", { name: "Directory" });
}

function names(page: Page) {
  return directory(page).getByRole("listitem").locator("b");
}

test("S2.9 S7.5 the browser requests the platforms in order behind a spinner, then shows them", async ({ page }) => {
  const { requests, release } = await holdBack(page, call);
  await page.goto(address);
  const spinner = page.getByRole("status").filter({ hasText: "Loading the directory" });
  await expect(spinner).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 2, name: "A", exact: true })).toBeVisible();
  await expect(names(page).nth(79)).toBeVisible();
  await expect(spinner).toHaveCount(0);
  expect([...requests]).toEqual(["GET /rest/v1/social_media_world?select=*&order=platform_name.asc"]);
});

test("D15 a line shows its record's two columns, and opens its site in a new tab", async ({ page }) => {
  await answerWith(page, call, [{ id: 1, platform_name: "Ödland", homepage_url: "https://www.odland.example/" }]);
  await page.goto(address);
  const line = directory(page).getByRole("listitem");
  await expect(line).toHaveCount(1);
  await expect(line).toHaveText(/^Ödland\s*odland\.example\s*\(opens in a new tab\)$/);
  await expect(line.getByRole("link")).toHaveAttribute("href", "https://www.odland.example/");
  await expect(line.getByRole("link")).toHaveAttribute("target", "_blank");
  await expect(line.getByRole("link")).toHaveAttribute("rel", /noopener/);
  await expect(page.getByRole("heading", { level: 2, name: "O", exact: true })).toBeVisible();
});

test("S8.1 P5 a failed load is logged to the console, the list is empty and the spinner stops", async ({ page }) => {
  const logged = page.waitForEvent("console", (message) => message.type() === "error" && message.args().length > 0);
  await page.route(call, (route) => route.fulfill({ status: 500, json: { code: "XX000", message: "broken" } }));
  await page.goto(address);
  await logged;
  await expect(page.getByText("There are no platforms to show.")).toBeVisible();
  await expect(page.getByText("Loading the directory")).toHaveCount(0);
  await expect(names(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
});

test.describe("live", () => {
  test.use({ siteName: "live" });

  test("P5 a failed directory shows an error, and Try again retries once", async ({ page }) => {
    await expectTryAgain(page, { address, call }, "The directory did not load.", names(page).first());
  });
});

test("S2.9 a letter leads to its names, on the page and in an address", async ({ page }) => {
  await page.goto(address);
  await expect(names(page).first()).toBeVisible();
  await page.getByRole("navigation", { name: "Letters" }).getByRole("link", { name: "T", exact: true }).click();
  await expectInView(page, page.getByRole("heading", { level: 2, name: "T", exact: true }));
  await page.goto("/media-world");
  await page.goto("/social-media-world#letter-v");
  await expectInView(page, page.getByRole("heading", { level: 2, name: "V", exact: true }));
});

test("S2.9 a search finds names without their accents or case, and can be cleared", async ({ page }) => {
  await page.goto(address);
  await expect(names(page).first()).toBeVisible();
  const search = page.getByRole("searchbox", { name: "Search the directory" });
  await search.fill("étsy");
  await expect(names(page)).toHaveText(["Etsy"]);
  await search.fill("zzzz");
  await expect(page.getByText("No platform matches.")).toBeVisible();
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(names(page).nth(60)).toBeVisible();
});
