import type { Page } from "@playwright/test";
import { chat } from "#words/chat.ts";
import { expect, hydrated, test } from "#tests/journeys/fixtures.ts";

/** How far a plan's parcel is moved down, in pixels. */
const depth = (page: Page, plan: string) =>
  page
    .locator(`main [data-plan=${plan}] svg:has(use)`)
    .first()
    .evaluate((parcel) => new DOMMatrix(getComputedStyle(parcel).transform).m42);

test("a parcel sinks with its scale as the list grows, and rises again", async ({ page }) => {
  await page.goto("/features/flexible-pricing");
  await hydrated(page);
  const slider = page.getByRole("slider");
  await slider.press("Home");
  await expect.poll(() => depth(page, "enterprise")).toBeLessThan(1);
  await slider.press("End");
  await expect.poll(() => depth(page, "enterprise")).toBeGreaterThan(6);
  await slider.press("Home");
  await expect.poll(() => depth(page, "enterprise")).toBeLessThan(1);
});

test.describe("across the date line", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("a message that was sent is struck with the day that it is where the visitor is", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: /^Live chat/ }).click();
    const panel = page.getByRole("dialog", { name: chat.title });
    await panel.getByText(chat.leave.open, { exact: true }).click();
    await panel.getByLabel(chat.leave.email).fill("ruth@marlow-bakery.example");
    await panel.getByLabel(chat.leave.message).fill("Do you open on Sundays?");
    await panel.getByRole("button", { name: chat.leave.submit }).click();
    const mark = panel.getByRole("status").locator("svg", { hasText: "Sent" });
    const today = await page.evaluate(() =>
      new Date().toLocaleDateString("en-US", { month: "short", day: "numeric", year: "numeric" }),
    );
    await expect(mark).toContainText(today.replace(", ", ""));
    expect(await mark.evaluate((svg) => svg.getAnimations().length), "still where motion is unwanted").toBe(0);
  });
});

/** Records which properties of the page that was left are animated when the next one takes its place. */
async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    addEventListener("pagereveal", ({ viewTransition }) => {
      if (!viewTransition) moved.push("none");
      viewTransition?.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.includes("-old(")) continue;
          const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
          moved.push(...names.filter((name) => !/^(offset|computedOffset|easing|composite)$/.test(name)));
        }
      });
    });
  });
}
const moved = (page: Page) => page.evaluate(() => ("moved" in window ? (window.moved as string[]) : []));

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test(`a stamp opens its service at once, and what tears off moves by transform alone: ${reducedMotion}`, async ({
      page,
    }) => {
      await noteTransitions(page);
      await page.goto("/");
      await hydrated(page);
      await page.getByRole("main").getByRole("link", { name: "Be found by people nearby" }).click();
      await expect(page.getByRole("tab", { name: "SEO", selected: true })).toBeVisible();
      await expect.poll(async () => (await moved(page)).length).toBeGreaterThan(0);
      const properties = new Set(await moved(page));
      if (reducedMotion === "reduce") expect(properties).toEqual(new Set(["none"]));
      else {
        expect(properties).toContain("transform");
        for (const layout of ["width", "height", "top", "left", "inlineSize", "blockSize", "filter"])
          expect(properties).not.toContain(layout);
      }
    });
  });
}
