import type { Locator, Page } from "@playwright/test";
import { complete, expect, hydrated, test } from "#tests/journeys/fixtures.ts";
import { routes } from "#tests/journeys/routes.ts";
import type { SiteName } from "#tests/journeys/servers.ts";

// As in most desktop windows, the scrollbar takes its width from the page.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
  },
});

interface Window {
  width: number;
  height: number;
}

async function open(page: Page, route: string, window: Window): Promise<void> {
  await page.setViewportSize(window);
  await page.goto(route);
  await hydrated(page, "body");
}

const label = (page: Page): Locator => page.getByRole("dialog", { name: "Cookies" });

/** Whether an element is in the window as it is, with nothing over its middle. */
function isFree(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    const { x, y, width, height, bottom } = one.getBoundingClientRect();
    return bottom <= innerHeight && one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

test("a window has a scrollbar here", async ({ page }) => {
  await open(page, "/", { width: 1280, height: 720 });
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThanOrEqual(10);
});

test("beside a scrollbar no page can be moved sideways", async ({ page }) => {
  for (const route of routes) {
    await open(page, route, { width: 1280, height: 720 });
    await page.evaluate(() => scrollTo({ left: 50, behavior: "instant" }));
    expect(await page.evaluate(() => scrollX), route).toBe(0);
  }
});

for (const siteName of ["spec", "live"] as const satisfies SiteName[]) {
  test.describe(siteName, () => {
    test.use({ siteName });

    test("P1 the cookie notice leaves the window to the page, and the hero's actions free", async ({ page }) => {
      // A line at the foot of the window.
      for (const [width, height, area] of [
        [1280, 720, 0.08],
        [1366, 768, 0.08],
        [1440, 720, 0.08],
        [1366, 650, 0.08],
        [390, 844, 0.14],
      ] as const) {
        await open(page, "/", { width, height });
        await expect(label(page)).toBeVisible();
        const box = await label(page).boundingBox();
        const share = ((box?.width ?? Infinity) * (box?.height ?? Infinity)) / (width * height);
        expect(share, `${width}×${height}`).toBeLessThanOrEqual(area);
        const hero = page.locator("main > section").first();
        for (const name of ["Try Free", "View Demo", /^Live chat/]) {
          const action = hero.getByRole(name === "View Demo" ? "link" : "button", { name });
          expect(await isFree(action), `${name} at ${width}×${height}`).toBe(true);
        }
      }
    });

    test("P1 the room that the label holds at the end of the page goes with it", async ({ page }) => {
      await open(page, "/help", { width: 1280, height: 720 });
      await expect(label(page)).toBeVisible();
      const before = await page.getByRole("contentinfo").boundingBox();
      await label(page).getByRole("button").first().click();
      await expect(label(page)).toBeHidden();
      const after = await page.getByRole("contentinfo").boundingBox();
      expect((before?.height ?? 0) - (after?.height ?? 0)).toBeGreaterThan(0);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBlockEnd)).toBe("16px");
    });
  });
}

for (const width of [1024, 1120, 1280, 1366, 1440, 1920]) {
  test(`S2.5 at ${width} px with a scrollbar no tab stands alone, and no price meets its parcel`, async ({ page }) => {
    await open(page, "/pricing", { width, height: 800 });
    await complete(page);
    const tabs = await page.getByRole("tab").evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
    expect(new Set(tabs).size).toBe(1);
    const gaps = await page
      .getByRole("tabpanel")
      .getByRole("article")
      .evaluateAll((cards) =>
        cards.map((card) => {
          const price = document.createRange();
          price.selectNodeContents(card.querySelector("header p:has(b)") ?? card);
          const parcel = card.querySelector("header svg")?.getBoundingClientRect();
          return (parcel?.left ?? 0) - price.getBoundingClientRect().right;
        }),
      );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
  });
}

for (const [width, height, free] of [
  [1280, 720, 2],
  [390, 844, 1],
] as const) {
  test(`S9.1 at ${width}×${height} the cookie notice leaves ${free === 1 ? "the first price" : "two prices"} in sight`, async ({
    page,
  }) => {
    await open(page, "/pricing", { width, height });
    await expect(label(page)).toBeVisible();
    const figures = await page.getByRole("tabpanel").locator("article header p b").all();
    expect(figures).toHaveLength(3);
    for (const figure of figures.slice(0, free)) expect(await isFree(figure)).toBe(true);
  });
}

test("beside a telephone's keyboard the last field of a form brings its button along", async ({ page }) => {
  for (const [id, field, send] of [
    ["log-in", "Password", "Log In"],
    ["sign-up", "Confirm password", "Create account"],
    ["contact-sales", "Message", "Send"],
    ["chat", "Message", "Leave message"],
  ] as const) {
    await open(page, "/solutions", { width: 390, height: 400 });
    const layer = page.locator(`#${id}`);
    await layer.evaluate((element: HTMLDialogElement) => {
      if (element.popover) element.showPopover();
      else element.showModal();
      for (const part of element.querySelectorAll("details")) part.open = true;
    });
    const last = layer.getByLabel(field, { exact: true });
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(layer.getByRole("button", { name: send })).toBeInViewport({ ratio: 1 });
  }
});

test("no field of a telephone is in letters under 16 px, for which iOS would zoom", async ({ page }) => {
  for (const route of ["/solutions", "/social-media-world", "/demo"]) {
    for (const window of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await open(page, route, window);
      const tooSmall = await page
        .locator("input:not([type=hidden], [type=checkbox], [type=radio], [type=range]), textarea, select")
        .evaluateAll((fields) =>
          fields
            .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
            .map((field) => field.outerHTML.slice(0, 100)),
        );
      expect(tooSmall, `${route} ${window.width}`).toEqual([]);
    }
  }
});

test("beside a notch, and above the bar of a telephone, nothing is hidden", async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  const insets = { left: 47, right: 47, bottom: 34 };
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
  const window = { width: 844, height: 390 };
  await open(page, "/", window);
  const expectClear = async (element: Locator): Promise<void> => {
    const { x = 0, y = 0, width = Infinity, height = Infinity } = (await element.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(insets.left);
    expect(x + width).toBeLessThanOrEqual(window.width - insets.right);
    expect(y + height).toBeLessThanOrEqual(window.height - insets.bottom);
  };
  await expectClear(label(page));
  await expectClear(page.getByRole("banner").getByRole("link").first());
  await expectClear(page.getByRole("button", { name: "Menu" }));
  for (const id of ["log-in", "chat"]) {
    await page.locator(`#${id}`).evaluate((element: HTMLDialogElement) => {
      if (element.popover) element.showPopover();
      else element.showModal();
    });
    await expectClear(page.locator(`#${id}`));
    await page.keyboard.press("Escape");
  }
});

test("in a system's own colors the selected tab stands out, and the cookie notice has an edge", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/pricing", { width: 1280, height: 720 });
  const ground = (tab: Locator) => tab.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [selected, other] = [page.getByRole("tab", { selected: true }), page.getByRole("tab", { selected: false })];
  expect(await ground(selected)).not.toBe(await ground(other.first()));
  await expect(label(page)).toHaveCSS("border-top-style", "solid");
});
