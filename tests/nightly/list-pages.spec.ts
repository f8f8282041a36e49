import type { APIResponse } from "@playwright/test";
import { expect, hydrated } from "#tests/journeys/fixtures.ts";
import { grown as test } from "./fixtures.ts";

const next = /<a href="([^"]+)" rel="next"/;

for (const { path, all, item } of [
  { path: "/case-studies", all: 412, item: /<article\b[^>]*aria-labelledby="([^"]+)"/g },
  { path: "/social-media-world", all: 1_589, item: /<li><a class="[^"]+" href="([^"]+)" target="_blank"/g },
]) {
  test(`S7.4 S7.5 ${path}: links without scripts reach every record, a hundred per page`, async ({
    request,
    baseURL,
  }) => {
    const found = new Set<string>();
    const titles = new Set<string>();
    let pages = 0;
    for (let address: string | undefined = path; address; pages += 1) {
      const response: APIResponse = await request.get(address);
      expect(response.status(), address).toBe(200);
      const html: string = await response.text();
      const main: string = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
      const items = [...main.matchAll(item)].map(([, name = ""]) => name);
      expect(items.length).toBe(Math.min(100, all - found.size));
      for (const name of items) found.add(name);
      titles.add(/<title>([^<]+)/.exec(html)?.[1] ?? "");
      expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(`${baseURL}${address}`);
      address = next.exec(main)?.[1];
    }
    expect(found.size).toBe(all);
    expect(titles.size).toBe(pages);
    const past = await request.get(`${path}?page=${pages + 1}`);
    expect(past.status()).toBe(404);
    const sitemap = await (await request.get("/sitemap.xml")).text();
    expect([...sitemap.matchAll(new RegExp(`<loc>[^<]+${path}\\?page=`, "g"))]).toHaveLength(pages - 1);
  });
}

test("S7.5 without scripts a letter leads to its names", async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" })).newPage();
  await page.goto("/social-media-world");
  await page.getByRole("navigation", { name: "Letters" }).getByRole("link", { name: "T", exact: true }).last().click();
  await expect(page).toHaveURL(/\?letter=t$/);
  await expect(page.getByRole("main").getByRole("listitem").locator("b").first()).toHaveText(/^t/i);
  await page.close();
});

test("a later page stays as served with scripts on, and links to others and to the list", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/rest/")) requests.push(request.url());
  });
  await page.goto("/case-studies?page=2");
  await hydrated(page);
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(100);
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/\?page=3$/);
  await expect(page).toHaveTitle(/page 3/);
  await hydrated(page);
  await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
  const [first] = await cards.first().getByRole("heading", { level: 2 }).allInnerTexts();
  await page.getByRole("contentinfo").getByRole("link", { name: "Help" }).first().click();
  await expect(page).toHaveURL(/\/help$/);
  await page.goBack();
  await expect(cards.first().getByRole("heading", { level: 2 })).toHaveText(first ?? "");
  expect(requests).toEqual([]);
  await page.getByRole("link", { name: "The whole list, with its search" }).click();
  await expect(page.getByRole("searchbox")).toBeVisible();
  await expect(cards).toHaveCount(24);
});
