import type { Locator, Page } from "@playwright/test";
import { expect, hydrated, test } from "#tests/journeys/fixtures.ts";
import { routes } from "#tests/journeys/routes.ts";

// As in most desktop windows, the scrollbar takes up page width.
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

/** Whether the element's bottom is inside the window and its center is uncovered. */
function isFree(element: Locator): Promise<boolean> {
  return element.evaluate((target) => {
    const { x, y, width, height, bottom } = target.getBoundingClientRect();
    return bottom <= innerHeight && target.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

for (const route of routes) {
  test(`with a scrollbar ${route} can't be scrolled sideways`, async ({ page }) => {
    await open(page, route, { width: 1280, height: 720 });
    await page.evaluate(() => scrollTo({ left: 50, behavior: "instant" }));
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });
}

test("P1 the cookie notice leaves the page visible and the hero's actions free", async ({ page }) => {
  // The notice is a status line at the bottom of the window.
  for (const [width, height, area] of [
    [1280, 720, 0.08],
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

test("with an on-screen keyboard the last field of a form scrolls with its button", async ({ page }) => {
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

test("nothing is hidden by a notch or behind a phone's bottom bar", async ({ page, context }) => {
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
  for (const control of ["button", "link"] as const) await expectClear(label(page).getByRole(control));
  // Checks the drawing in the link, because the link is wider than its content.
  await expectClear(page.getByRole("banner").getByRole("link").first().locator("svg"));
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
