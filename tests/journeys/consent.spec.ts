import type { Page } from "@playwright/test";
import { complete, expect, hydrated, test } from "./fixtures.ts";

const label = (page: Page) => page.getByRole("dialog", { name: "Cookies" });

test("P1 S1.4 D21 Accept hides the notice across links, back and forward; a reload and a typed address show it again", async ({
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
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/product");
  await label(page).getByRole("button", { name: "Accept" }).click();
  await expect(label(page)).toBeHidden();
});

/** Maximum heights in English, at the window sizes that the requirement names. */
const maxHeights = [
  [390, 844, 101],
  [768, 1024, 56],
  [1440, 900, 56],
] as const;

async function expectLine(page: Page): Promise<void> {
  for (const [width, height, most] of maxHeights) {
    await page.setViewportSize({ width, height });
    const box = await label(page).boundingBox();
    expect(box, `${width} px`).toMatchObject({ x: 0, width });
    expect((box?.y ?? 0) + (box?.height ?? 0), `${width} px`).toBe(height);
    expect(box?.height, `${width} px`).toBeLessThanOrEqual(most);
  }
  // At 200% text size, the notice may scroll, but its last element must be reachable.
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  for (const [width, height] of [...maxHeights, [320, 400]] as const) {
    await page.setViewportSize({ width, height });
    expect((await label(page).boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(height / 3);
    const [last, notice] = [label(page).locator("p:visible, button:visible, a:visible").last(), label(page)];
    await last.scrollIntoViewIfNeeded();
    await expect(last, `${width} px`).toBeInViewport();
    expect(await notice.evaluate((element) => element.scrollWidth - element.clientWidth), `${width} px`).toBe(0);
  }
}

test("S1.4 the notice is a line at the bottom of the window, at most a third of it", async ({ page }) => {
  await page.goto("/help");
  await expectLine(page);
});

test("2.4.11 the notice covers no focused element and no link target @nightly", async ({ page }) => {
  for (const [route, width, height] of [
    ["/", 390, 844],
    ["/", 1440, 900],
    ["/help", 390, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(route);
    await hydrated(page);
    const covered = await page.evaluate(() => {
      const notice = document.querySelector("dialog[open]");
      const top = notice?.getBoundingClientRect().top ?? 0;
      const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      const all = [
        ...document.querySelectorAll<HTMLElement>("main :is(a, button, input, summary, [tabindex]), footer a"),
      ];
      return all
        .filter((element) => {
          element.focus();
          const box = element.getBoundingClientRect();
          return document.activeElement === element && box.height < top - bar - 60 && box.bottom > top;
        })
        .map((element) => element.outerHTML.slice(0, 120));
    });
    expect(covered, `${route} at ${width} px`).toEqual([]);
    await page.evaluate(() => {
      const end = document.querySelector("footer nav:last-of-type a");
      if (end) end.id = "end";
      location.hash = "end";
    });
    const end = page.locator("#end");
    await expect(end).toBeInViewport({ ratio: 1 });
    const [box, notice] = await Promise.all([end.boundingBox(), label(page).boundingBox()]);
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0);
  }
});

/** At every width, the page's last link is above the cookie notice when focused. */
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

test("2.4.11 the notice doesn't cover the end of the page", async ({ page }) => {
  await page.goto("/no-such-page");
  await expectRoomAtTheEnd(page);
});

test("S1.4 D6 Learn more opens the privacy notice in a new tab @nightly", async ({ page, context }) => {
  await page.goto("/");
  const link = label(page).getByRole("link", { name: "Learn more" });
  await expect(link).toHaveAttribute("rel", "noopener");
  const [opened] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await expect(opened).toHaveURL(/\/legal#privacy$/);
  await expect(page).toHaveURL(/\/$/);
});

test.describe("live", () => {
  test.use({ siteName: "live" });

  test("P1 live: there are three equal answers, and the choice is remembered", async ({ page }) => {
    await page.goto("/help");
    const answers = label(page).getByRole("button");
    await expect(answers).toHaveText(["Accept", "Reject", "Choose"]);
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
    await expect(label(page).getByRole("button", { name: "Reject" })).toBeFocused();
    await label(page).getByRole("button", { name: "Reject" }).click();
    await expect(label(page)).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(label(page)).toBeHidden();
  });

  test("P1 live: categories start unticked, and the footer leads back to the choice", async ({ page }) => {
    await page.goto("/help");
    await label(page).getByRole("button", { name: "Choose" }).click();
    const statistics = label(page).getByRole("checkbox", { name: /^Statistics/ });
    await expect(statistics).not.toBeChecked();
    await expect(label(page).getByRole("checkbox", { name: /^Necessary/ })).toBeDisabled();
    await statistics.check();
    await label(page).getByRole("button", { name: "Save my choice" }).click();
    await expect(label(page)).toBeHidden();
    const again = page.getByRole("contentinfo").getByRole("button", { name: "Cookie choices" });
    await again.press("Enter");
    await expect(label(page).getByRole("button").first()).toBeFocused();
    await label(page).getByRole("button", { name: "Choose" }).click();
    await expect(statistics).toBeChecked();
    await label(page).getByRole("button", { name: "Reject" }).press("Enter");
    await expect(label(page)).toBeHidden();
    await expect(again).toBeFocused();
  });

  test("P1 live: Global Privacy Control is honored and announced, and a visitor's later choice wins", async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    await page.goto("/help");
    await label(page).waitFor();
    await expect(label(page)).toContainText("Global Privacy Control");
    await expect(label(page).getByRole("button")).toHaveText(["Reject"]);
    await label(page).getByRole("button").click();
    await page.getByRole("contentinfo").getByRole("button", { name: "Cookie choices" }).click();
    await expect(label(page)).toContainText("Global Privacy Control");
    await expect(label(page).getByRole("button")).toHaveText(["Accept", "Reject", "Choose"]);
    const statistics = label(page).getByRole("checkbox", { name: /^Statistics/ });
    await label(page).getByRole("button", { name: "Choose" }).click();
    await expect(statistics).not.toBeChecked();
    await statistics.check();
    await label(page).getByRole("button", { name: "Save my choice" }).click();
    await page.reload();
    await page.getByRole("contentinfo").getByRole("button", { name: "Cookie choices" }).click();
    await label(page).getByRole("button", { name: "Choose" }).click();
    await expect(statistics).toBeChecked();
  });

  test("P1 live: without the signal the notice doesn't mention it, and with it earlier consent is refused @nightly", async ({
    page,
  }) => {
    await page.goto("/help");
    const acceptAll = label(page).getByRole("button", { name: "Accept" });
    await acceptAll.waitFor();
    await expect(label(page)).not.toContainText("Global Privacy Control");
    await acceptAll.click();
    await expect(label(page)).toBeHidden();
    await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    await page.reload();
    await page.getByRole("contentinfo").getByRole("button", { name: "Cookie choices" }).click();
    await label(page).getByRole("button", { name: "Choose" }).click();
    await expect(label(page).getByRole("checkbox", { name: /^Statistics/ })).not.toBeChecked();
  });
});
