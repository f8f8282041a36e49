import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { complete, expect, holdBack, hydrated, test } from "./fixtures.ts";

test("fonts are asked for once the page has been parsed, and swap in", async ({ page }) => {
  await page.goto("/");
  await complete(page);
  const tooEarly = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation");
    const parsed = visit instanceof PerformanceNavigationTiming ? visit.domContentLoadedEventStart : Infinity;
    const fonts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"));
    return fonts.length === 0
      ? ["no font at all"]
      : fonts.filter(({ startTime }) => startTime < parsed).map(({ name }) => name);
  });
  expect(tooEarly).toEqual([]);
});

test("S2.8 a list that the page reads comes before its fonts, and its first picture is asked for with the page", async ({
  page,
}) => {
  // The fonts' own limit to their patience never ends here.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (work: () => void, delay?: number) => (delay === 3000 ? 0 : setTimeout(work, delay)),
    });
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const { release } = await holdBack(page, "**/rest/v1/case_studies**");
  await page.goto("/case-studies");
  await hydrated(page);
  expect(asked.filter((address) => address.includes("bakery"))).toHaveLength(1);
  expect(asked.filter((address) => address.endsWith(".woff2"))).toEqual([]);
  release();
  await complete(page);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("S2.9 a page that reads a list asks for its scripts after its first paint", async ({ page }) => {
  await page.goto("/social-media-world");
  await hydrated(page);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    asked: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(3);
  expect(Math.min(...asked)).toBeGreaterThan(painted ?? Infinity);
});

test("S2.9 in a tab that is never painted, the list comes all the same", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto("/social-media-world");
  await expect(page.getByRole("region", { name: "Directory" }).getByRole("listitem").first()).toBeVisible();
});

test("S2.8 fonts come without the list where that does not arrive", async ({ page }) => {
  const { release } = await holdBack(page, "**/rest/v1/case_studies**");
  await page.goto("/case-studies");
  await complete(page);
  await expect(page.getByRole("status")).toBeVisible();
  release();
});

test("when the fonts can't be had the page stays in its fallback, whole", async ({ page }) => {
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto("/");
  await page.locator("html:not(.in-parts)").waitFor();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("beside a sheet of a browser's extension", () => {
  test.use({ bypassCSP: true });

  test("the fonts come, though nobody may read its rules", async ({ page }) => {
    const foreign = "https://extension.example/sheet.css";
    await page.route(foreign, (route) => route.fulfill({ contentType: "text/css", body: "i { color: inherit }" }));
    await page.route("/pricing", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("</head>", `<link rel="stylesheet" href="${foreign}"></head>`);
      await route.fulfill({ response, body });
    });
    await page.goto("/pricing");
    expect(await page.evaluate(() => [...document.styleSheets].map(({ href }) => href))).toContain(foreign);
    await complete(page);
  });
});

test("on a phone what is below the window is skipped at first and laid out soon", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { release } = await holdBack(page, /\.woff2$/);
  await page.goto("/", { waitUntil: "commit" });
  const footer = page.getByRole("contentinfo");
  await expect(footer).toHaveCSS("content-visibility", "auto");
  release();
  await complete(page);
  await expect(footer).toHaveCSS("content-visibility", "visible");
});

test("S2.5 whoever arrives further down gets the whole page laid out at once", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/product#crm");
  await expect(page.getByRole("contentinfo")).toHaveCSS("content-visibility", "visible");
});

test.describe("a page that arrives in two pieces", () => {
  /** Serves the product page up to a place within its second section, and the rest when told. */
  async function serveInPieces(html: string) {
    const rest = Promise.withResolvers<void>();
    const cut = html.indexOf("</li>", html.indexOf("<main"));
    const server = createServer((request, response) => {
      if (request.url !== "/product") return response.writeHead(404).end();
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).write(html.slice(0, cut));
      void rest.promise.then(() => response.end(html.slice(cut)));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    return { address: `http://127.0.0.1:${port}/product`, finish: rest.resolve, stop: () => server.close() };
  }

  test("is painted once, when its first screen is whole", async ({ page }) => {
    const site = await serveInPieces(await (await page.request.get("/product")).text());
    await page.clock.install();
    await page.goto(site.address, { waitUntil: "commit" });
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("body")).toHaveCSS("content-visibility", "hidden");
    site.finish();
    await expect(page.locator("body")).toHaveCSS("content-visibility", "visible");
    site.stop();
  });

  test("is painted on a phone when the first child of main is whole, and what follows when its styles are there", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const site = await serveInPieces(await (await page.request.get("/product")).text());
    // The clock stands still, so that the page is not shown because it took too long.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(site.address, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("body")).toHaveCSS("content-visibility", "visible");
    const following = page.locator("main > :nth-child(2)");
    await expect(following).toBeHidden();
    site.finish();
    await expect(following).toBeVisible();
    site.stop();
  });

  test("is shown as far as it came when the rest stays away", async ({ page }) => {
    const site = await serveInPieces(await (await page.request.get("/product")).text());
    await page.clock.install();
    await page.goto(site.address, { waitUntil: "commit" });
    await expect(page.locator("body")).toHaveCSS("content-visibility", "hidden");
    await page.clock.fastForward(1000);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    site.finish();
    site.stop();
  });
});
