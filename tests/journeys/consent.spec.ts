import type { Page } from "@playwright/test";
import { complete, expect, hydrated, test } from "./fixtures.ts";

const label = (page: Page) => page.getByRole("dialog", { name: "Cookies" });

test("P1 S1.4 D21 Accept keeps the label away over links, back and forward; a reload and a typed address show it again", async ({
  page,
}) => {
  await page.goto("/");
  await label(page).getByRole("button", { name: "Accept" }).click();
  await expect(label(page)).toBeHidden();
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(label(page)).toBeHidden();
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);
  await page.goBack();
  await expect(label(page)).toBeHidden();
  await page.goForward();
  await expect(label(page)).toBeHidden();
  await page.reload();
  await expect(label(page)).toBeVisible();
  await label(page).getByRole("button", { name: "Accept" }).click();
  // Where a strip of the page is in the same place.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/product");
  await label(page).getByRole("button", { name: "Accept" }).click();
  await expect(label(page)).toBeHidden();
});

/** Expects the focused last link of the page above the cookie notice, at every width. */
async function expectRoomAtTheEnd(page: Page): Promise<void> {
  await hydrated(page);
  await complete(page);
  await expect(label(page)).toBeVisible();
  const last = page.getByRole("contentinfo").getByRole("link").last();
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(async () => {
      await last.blur();
      await last.focus();
      const [link, above] = await Promise.all([last.boundingBox(), label(page).boundingBox()]);
      expect((link?.y ?? Infinity) + (link?.height ?? 0), `${width} px`).toBeLessThan(above?.y ?? 0);
    }).toPass();
  }
}

test("2.4.11 the end of the page is not under the label", async ({ page }) => {
  await page.goto("/no-such-page");
  await expectRoomAtTheEnd(page);
});

test("S1.4 D6 Learn more opens the privacy notice in a new tab", async ({ page, context }) => {
  await page.goto("/");
  const link = label(page).getByRole("link", { name: "Learn more" });
  await expect(link).toHaveAttribute("rel", "noopener");
  const [opened] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await expect(opened).toHaveURL(/\/legal#privacy$/);
  await expect(page).toHaveURL(/\/$/);
});

test.describe("live", () => {
  test.use({ siteName: "live" });

  test("2.4.11 live: the end of the page is not under the label", async ({ page }) => {
    await page.goto("/help");
    await expectRoomAtTheEnd(page);
  });

  test("P1 live: three equal answers, and the one given is remembered", async ({ page }) => {
    await page.goto("/help");
    const answers = label(page).getByRole("button");
    await expect(answers).toHaveText(["Accept all", "Only necessary", "Customize"]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const looks = await answers.evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { color, backgroundColor, borderColor, fontSize, fontWeight, opacity } = getComputedStyle(button);
          const rounded = [width, height].map(Math.round);
          return JSON.stringify([rounded, color, backgroundColor, borderColor, fontSize, fontWeight, opacity]);
        }),
      );
      expect(new Set(looks).size, colorScheme).toBe(1);
    }
    await answers.first().focus();
    await page.keyboard.press("Tab");
    await expect(label(page).getByRole("button", { name: "Only necessary" })).toBeFocused();
    await label(page).getByRole("button", { name: "Only necessary" }).click();
    await expect(label(page)).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(label(page)).toBeHidden();
  });

  test("P1 live: categories start unticked, and the footer leads back to the choice", async ({ page }) => {
    await page.goto("/help");
    await label(page).getByRole("button", { name: "Customize" }).click();
    const statistics = label(page).getByRole("checkbox", { name: /^Statistics/ });
    await expect(statistics).not.toBeChecked();
    await expect(label(page).getByRole("checkbox", { name: /^Necessary/ })).toBeDisabled();
    await statistics.check();
    await label(page).getByRole("button", { name: "Save my choice" }).click();
    await expect(label(page)).toBeHidden();
    const again = page.getByRole("contentinfo").getByRole("button", { name: "Cookie choices" });
    await again.press("Enter");
    await expect(label(page).getByRole("button").first()).toBeFocused();
    await label(page).getByRole("button", { name: "Customize" }).click();
    await expect(statistics).toBeChecked();
    await label(page).getByRole("button", { name: "Only necessary" }).press("Enter");
    await expect(label(page)).toBeHidden();
    await expect(again).toBeFocused();
  });

  test("P1 live: Global Privacy Control is honored and announced, and a later choice of the visitor wins", async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    await page.goto("/help");
    await label(page).waitFor();
    await expect(label(page)).toContainText("Global Privacy Control");
    await expect(label(page).getByRole("button")).toHaveText(["Only necessary"]);
    await label(page).getByRole("button").click();
    await page.getByRole("contentinfo").getByRole("button", { name: "Cookie choices" }).click();
    await expect(label(page)).toContainText("Global Privacy Control");
    await expect(label(page).getByRole("button")).toHaveText(["Accept all", "Only necessary", "Customize"]);
    const statistics = label(page).getByRole("checkbox", { name: /^Statistics/ });
    await label(page).getByRole("button", { name: "Customize" }).click();
    await expect(statistics).not.toBeChecked();
    await statistics.check();
    await label(page).getByRole("button", { name: "Save my choice" }).click();
    await page.reload();
    await page.getByRole("contentinfo").getByRole("button", { name: "Cookie choices" }).click();
    await label(page).getByRole("button", { name: "Customize" }).click();
    await expect(statistics).toBeChecked();
  });

  test("P1 live: without the signal the label does not speak of it, and what was allowed before the signal is refused with it", async ({
    page,
  }) => {
    await page.goto("/help");
    const acceptAll = label(page).getByRole("button", { name: "Accept all" });
    await acceptAll.waitFor();
    await expect(label(page)).not.toContainText("Global Privacy Control");
    await acceptAll.click();
    await expect(label(page)).toBeHidden();
    await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    await page.reload();
    await page.getByRole("contentinfo").getByRole("button", { name: "Cookie choices" }).click();
    await label(page).getByRole("button", { name: "Customize" }).click();
    await expect(label(page).getByRole("checkbox", { name: /^Statistics/ })).not.toBeChecked();
  });
});
