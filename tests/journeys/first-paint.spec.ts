import { complete, expect, holdBack, hydrated, test } from "./fixtures.ts";

test("fonts and the styles of what is closed come after the first paint, and the fonts swap in", async ({ page }) => {
  await page.goto("/");
  await complete(page);
  const { painted, fonts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
    fonts: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .map(({ startTime }) => startTime),
  }));
  expect(fonts.length).toBeGreaterThan(0);
  expect(Math.min(...fonts)).toBeGreaterThanOrEqual(painted);
});

test("S2.9 a page that reads a list asks for its scripts after its first paint", async ({ page }) => {
  await page.goto("/social-media-world");
  await expect(page.locator("[data-island=directory][data-awake]")).toBeAttached();
  const { painted, requests } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    requests: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ startTime }) => startTime),
  }));
  expect(requests.length).toBeGreaterThan(3);
  expect(Math.min(...requests)).toBeGreaterThan(painted ?? Infinity);
});

test("S2.8 the first picture of a list that the page reads is asked for with the page, once", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const { release } = await holdBack(page, "**/rest/v1/case_studies**");
  await page.goto("/case-studies");
  await hydrated(page);
  release();
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(requests.filter((address) => address.includes("bakery"))).toHaveLength(1);
});
