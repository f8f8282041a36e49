import type { Page } from "@playwright/test";
import { bytesOfFirstScreen } from "./first-bytes.ts";
import { complete, expect, hydrated, test } from "./fixtures.ts";
import { routes } from "./routes.ts";

test.use({ viewport: { width: 412, height: 823 } });

/** Ten packets of 1,460 bytes: what a server sends before it hears from the phone (RFC 6928). */
const firstWindow = 14_600;

/**
 * Every computed style of every element and of what stands before and after it, and where the element lies. Its margins to the sides
 * are told by that alone: where they are `auto`, Chromium now and then answers 0 for an element that it shows in its right place.
 */
function readStyles(page: Page): Promise<[element: string, styles: string][]> {
  return page.evaluate(() => {
    const names = [...getComputedStyle(document.body)].filter((name) => !/^margin-(left|right|inline)/.test(name));
    return [...document.querySelectorAll("body, body :not(style, script)")].flatMap((element) =>
      [null, "::before", "::after"].map((part): [string, string] => {
        const styles = getComputedStyle(element, part);
        const isThere = part === null || styles.content !== "none";
        const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element as Partial<HTMLElement>;
        return [
          `${element.outerHTML.slice(0, 80)} ${part ?? ""}`,
          isThere
            ? [
                `lies at ${offsetLeft} ${offsetTop} and is ${offsetWidth} by ${offsetHeight}`,
                ...names.map((name) => `${name}: ${styles.getPropertyValue(name)}`),
              ].join("\n")
            : "",
        ];
      }),
    );
  });
}

for (const route of [...routes, "/no-such-page"]) {
  test(`${route} looks the same with its styles in two places as with its sheets in their order`, async ({ page }) => {
    // Without React there is nothing on the page but what was served.
    await page.route(/\.js$/, (request) => request.abort());
    await page.goto(route);
    await complete(page);
    const served = await readStyles(page);
    await page.evaluate(async () => {
      const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
      const whole = sheets.map(({ href }) =>
        Object.assign(document.createElement("link"), { rel: "stylesheet", href }),
      );
      const loaded = whole.map((link) => new Promise((resolve) => link.addEventListener("load", resolve)));
      document.head.append(...whole);
      await Promise.all(loaded);
      for (const style of document.querySelectorAll("style")) style.remove();
    });
    const inOrder = await readStyles(page);
    const differing = served.flatMap(([element, styles], index) => {
      const expected = inOrder[index]?.[1].split("\n") ?? [];
      const differences = styles.split("\n").filter((style, place) => style !== expected[place]);
      return differences.length > 0 ? [[element, ...differences]] : [];
    });
    expect(differing).toEqual([]);
  });
}

for (const route of routes) {
  test(`${route} has its first screen, with its styles, among the first packets`, async ({ baseURL }) => {
    expect(await bytesOfFirstScreen(new URL(route, baseURL).href)).toBeLessThanOrEqual(firstWindow);
  });
}

test("drawings of the first screen come with the page, and stay when it answers", async ({ page }) => {
  const drawn = () =>
    page.evaluate(async () => {
      const images = [...document.querySelectorAll<HTMLImageElement>("img[loading=eager]")];
      await Promise.all(images.map((image) => image.decode()));
      return images.map(({ currentSrc }) => currentSrc.split(",")[0]);
    });
  for (const route of ["/product", "/solutions", "/features/flexible-pricing", "/help", "/learn/ecommerce", "/legal"]) {
    await page.goto(route);
    const served = await drawn();
    expect(new Set(served), route).toEqual(new Set(["data:image/svg+xml"]));
    await expect(page.locator("link[rel=preload][as=image]")).toHaveCount(0);
    await hydrated(page);
    expect(await drawn(), route).toEqual(served);
  }
});
