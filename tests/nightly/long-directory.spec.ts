import type { Page } from "@playwright/test";
import { expect } from "#tests/journeys/fixtures.ts";
import { expectInView } from "#tests/journeys/landing.ts";
import { grown as test } from "./fixtures.ts";

const address = "/social-media-world";

function names(page: Page) {
  return page.getByRole("region", { name: "Directory" }).getByRole("listitem").locator("b");
}

function count(page: Page, text: string) {
  return page.getByRole("status").filter({ hasText: text });
}

function heading(page: Page, letter: string) {
  return page.getByRole("heading", { level: 2, name: letter, exact: true });
}

function letterLink(page: Page, letter: string) {
  return page.getByRole("navigation", { name: "Letters" }).getByRole("link", { name: letter, exact: true });
}

test("S7.5 the first request has no Range header, and later ones add it to the same address", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.includes("/rest/"))
      requests.push(`${decodeURIComponent(search)} ${request.headers().range ?? ""}`.trim());
  });
  await page.goto(address);
  await expect(count(page, "1,589 platforms")).toBeVisible();
  expect(requests).toEqual(["?select=*&order=platform_name.asc"]);
  await page.getByRole("button", { name: "Show 500 more names of 1,089" }).click();
  await expect(page.getByRole("button", { name: "Show 500 more names of 589" })).toBeVisible();
  expect(requests[1]).toBe("?select=*&order=platform_name.asc 500-999");
  await page.getByRole("button", { name: "Show 500 more names of 589" }).click();
  await page.getByRole("button", { name: "Show 89 more names of 89" }).click();
  await expect(page.getByRole("button", { name: /more names/ })).toHaveCount(0);
  await expect(heading(page, "Z")).toBeVisible();
});

test("S2.9 a letter leads to its names even before they are loaded, on the page, in an address and back again", async ({
  page,
}) => {
  await page.goto(`${address}#letter-v`);
  await expectInView(page, heading(page, "V"));
  await letterLink(page, "T").click();
  await expectInView(page, heading(page, "T"));
  await letterLink(page, "A").click();
  await expectInView(page, heading(page, "A"));
  await page.goBack();
  await expectInView(page, heading(page, "T"));
});

test("S2.9 a search reads the rest, ignores case and accents, and can be cleared", async ({ page }) => {
  await page.goto(address);
  await expect(count(page, "1,589 platforms")).toBeVisible();
  const search = page.getByRole("searchbox", { name: "Search the directory" });
  await search.fill("YÓUTUBE");
  await expect(names(page)).toHaveText(["YouTube"]);
  await expect(count(page, "1 of 1,589 platforms")).toBeVisible();
  await search.fill("100%_");
  await expect(page.getByText("No platform matches.")).toBeVisible();
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(heading(page, "A")).toBeVisible();
});
