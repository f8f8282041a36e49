import { expect, hydrated, test } from "./fixtures.ts";

test("an engraving spans the window at every width, and is requested once the page scrolls @nightly", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto("/product");
  await hydrated(page);
  const drawing = page.locator("main > div:last-child > img");
  const file = await drawing.evaluate((image: HTMLImageElement) => new URL(image.src).pathname);
  expect(requests).not.toContain(file);
  // Any scroll position works, because the engraving loads before it is in sight.
  await page.mouse.wheel(0, 100);
  await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1440);
  for (const width of [390, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await drawing.boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.width).toBe(width);
    expect(box?.height).toBe(Math.max(192, Math.round(width * 0.2083)));
  }
});
