import type { Page } from "@playwright/test";
import { expect, test } from "#tests/journeys/fixtures.ts";

const windows = [
  { width: 320, height: 256, text: 1 },
  { width: 1280, height: 800, text: 2 },
];

const layers = {
  chat: "[popovertarget=chat]",
  "site-search": "[commandfor=site-search]",
  "log-in": "header [commandfor=log-in]",
  "sign-up": "header [commandfor=sign-up]",
  menu: "header button[popovertarget=menu]",
} as const;

/** Lists a layer's controls that can't be scrolled fully into view. */
function outOfReach(page: Page, id: string): Promise<string[]> {
  return page.evaluate((name) => {
    const controls = document.querySelectorAll<HTMLElement>(`#${name} :is(a,button,input,select,textarea,summary)`);
    const shown = [...controls].filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest(".visually-hidden"),
    );
    return shown.flatMap((control) => {
      control.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      const { top, right, bottom, left } = control.getBoundingClientRect();
      const isIn = top > -1 && left > -1 && bottom < innerHeight + 1 && right < innerWidth + 1;
      return isIn ? [] : [control.outerHTML.slice(0, 80)];
    });
  }, id);
}

for (const { width, height, text } of windows) {
  const size = `${width}×${height}${text === 2 ? " with text of twice the size" : ""}`;
  test(`1.4.10 1.4.4 ${size}: every layer has half of the window, and everything in it can be reached`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    for (const [id, opener] of Object.entries(layers)) {
      // In wide windows the menu is a row.
      if (id === "menu" && width >= 960) continue;
      await page.goto("/help");
      await page.evaluate((times) => {
        document.documentElement.style.fontSize = `${times * 100}%`;
      }, text);
      await expect(page.locator("html.loaded")).toBeAttached();
      await page
        .locator(opener)
        .first()
        .evaluate((button: HTMLElement) => button.click());
      const layer = page.locator(`#${id}`);
      await expect(layer, id).toBeVisible();
      expect((await layer.boundingBox())?.height, id).toBeGreaterThanOrEqual(height / 2);
      expect(await outOfReach(page, id), id).toEqual([]);
      if (id === "chat") {
        const log = await layer.getByText("Pick a question").locator("..").boundingBox();
        expect(log?.height, "the conversation").toBeGreaterThanOrEqual(height / 2 - 1);
      }
    }
    const notice = await page.getByRole("dialog", { name: "Cookies" }).boundingBox();
    expect(notice?.height, "the notice").toBeLessThanOrEqual(height / 4 + 1);
  });
}
