import type { Page } from "@playwright/test";
import { complete, expect, holdBack, hydrated, test } from "./fixtures.ts";
import { countWholeLayouts, traceVisit } from "./page-checks/main-thread.ts";

const frame = (page: Page): Promise<unknown> => page.evaluate(() => new Promise(requestAnimationFrame));

for (const route of ["/", "/pricing", "/product", "/legal", "/articles/make-your-list-smaller"]) {
  test(`${route} is laid out as a whole at most twice, with its text and with its fonts, without restyling again and again @nightly`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const work = await traceVisit(browser, page, `${baseURL}${route}`, async () => {
      await expect(page.locator("html.loaded")).toBeAttached();
      await complete(page);
      await frame(page);
      await frame(page);
    });
    expect(work.layouts.length).toBeGreaterThan(1);
    expect(countWholeLayouts(work)).toBeLessThanOrEqual(2);
    const most = Math.max(...work.layouts.map(({ totalObjects }) => totalObjects));
    expect(work.styledElements).toBeLessThanOrEqual(3 * most);
  });
}

test("content below the window is not laid out at first, except for a requested anchor and in print @nightly", async ({
  page,
}) => {
  const isSkipped = () =>
    page.getByRole("contentinfo").evaluate((part) => {
      const link = part.querySelector("a") as HTMLElement;
      return !link.checkVisibility({ contentVisibilityAuto: true });
    });
  await page.goto("/product");
  await expect.poll(isSkipped).toBe(true);
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("#crm").evaluate((part) => getComputedStyle(part).contentVisibility)).toBe("visible");
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("navigation", { name: "Services on this page" }).getByRole("link", { name: "SMS" }).click();
  expect(await isSkipped()).toBe(false);
  await page.reload();
  expect(await isSkipped()).toBe(false);
  await page.goto("/help#contact");
  expect(await isSkipped()).toBe(false);
});

for (const [route, width] of [
  ["/", 390],
  ["/pricing", 1440],
] as const) {
  test(`D36 ${route} at ${width} px becomes complete without input, and keeps its length`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(route);
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            [...document.querySelectorAll("*")].filter((part) => getComputedStyle(part).contentVisibility === "auto")
              .length,
        ),
      )
      .toBe(0);
    const read = () =>
      page.evaluate(() => ({ height: document.documentElement.scrollHeight, text: document.body.innerText }));
    const { height, text } = await read();
    expect(text).toContain(await page.getByRole("contentinfo").getByRole("paragraph").last().innerText());
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(Math.abs((await read()).height - height)).toBeLessThanOrEqual(40);
  });
}

test("S2.3 a link to text on a page leads to it @nightly", async ({ page }) => {
  await page.goto("/product");
  const words = (await page.locator("#crm .lead").textContent()) ?? "";
  await page.goto("/help");
  await page.goto(`/product#:~:text=${encodeURIComponent(words.slice(0, 40))}`);
  await expect(page.locator("#crm .lead")).toBeInViewport();
});

test("fonts and styles of closed layers load after the first paint, and the fonts swap in @nightly", async ({
  page,
}) => {
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

test("S2.9 a page that reads a list requests its scripts after the first paint @nightly", async ({ page }) => {
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

test("S2.8 the first picture of a list that the page reads is requested with the page, once @nightly", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const { release } = await holdBack(page, "**/rest/v1/case_studies**");
  await page.goto("/case-studies");
  await hydrated(page);
  release();
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(requests.filter((address) => address.includes("bakery"))).toHaveLength(1);
});
