import type { Page } from "@playwright/test";
import { storageKeys } from "#shared/storage-keys.ts";
import { expect, holdBack, hydrated, test } from "./fixtures.ts";

const words = "Fresh hake at noon";
const field = (page: Page) => page.getByRole("textbox", { name: "Write one line." });
const stamp = (page: Page) => page.getByRole("group", { name: "The message on five channels" });
const shown = (page: Page) => stamp(page).getByText(words, { exact: true });

async function write(page: Page, line: string): Promise<void> {
  await page.goto("/");
  await hydrated(page);
  await field(page).fill(line);
}

test("a line typed on the home page becomes email, text, chat, post and ad, and carries over to the letter, the scale and the demo", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || decodeURIComponent(request.url()).includes("hake")) requests.push(request.url());
  });
  await write(page, words);
  await expect(shown(page)).toHaveCount(5);
  await expect(stamp(page)).not.toContainText(/Marlow|Friday|bake|Ruth/);

  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Smart Personalization", exact: true }).click();
  const letter = page.getByRole("group", { name: "The message this customer gets" });
  await expect(letter).toContainText(words);
  await expect(letter).not.toContainText(/Friday box|rye|Ruth/);

  await page
    .getByRole("navigation", { name: "Other features" })
    .getByRole("link", { name: /Flexible/ })
    .click();
  const parcel = main.getByText(words, { exact: true });
  await expect(page.locator("[data-fits]").getByText(words, { exact: true })).toBeVisible();
  await page.getByRole("slider").press("End");
  await expect(page.locator("[data-plan=enterprise]").getByText(words, { exact: true })).toBeVisible();
  await expect(parcel).toHaveCount(1);

  await main.getByRole("link", { name: "View Demo" }).first().click();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(words);
  for (const kind of ["email", "text", "WhatsApp chat", "social post"])
    await expect(page.getByRole("region", { name: new RegExp(`^The message as an? ${kind}$`) })).toContainText(words);
  await expect(main).not.toContainText("Marlow");
  expect(requests, "nothing is sent").toEqual([]);
});

test("the line stays in this tab only: it survives a reload, and another tab has the sample @nightly", async ({
  page,
  context,
}) => {
  await write(page, words);
  await page.reload();
  await expect(field(page)).toHaveValue(words);
  await expect(shown(page)).toHaveCount(5);
  for (const path of ["/features/smart-personalization", "/features/flexible-pricing"]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText(words, { exact: true })).toBeVisible();
  }
  await page.goto("/demo");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(words);

  const other = await context.newPage();
  await other.goto("/");
  await hydrated(other);
  await expect(field(other)).toHaveValue("");
  await expect(stamp(other)).toContainText("The Friday box is open");
  expect(await other.evaluate(() => Object.values({ ...localStorage }).join())).not.toContain(words);
});

test("markup in the line stays text on every page, even with a manipulated storage @nightly", async ({ page }) => {
  const markup = `<img src=x onerror="document.title='owned'"><b>bold</b>`;
  await page.goto("/");
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [storageKeys.ownLine, markup] as const);
  for (const path of ["/", "/features/smart-personalization", "/features/flexible-pricing", "/demo"]) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole("main").getByText(markup).first()).toBeVisible();
    await expect(page.locator("img[src=x]")).toHaveCount(0);
    await expect(page).not.toHaveTitle("owned");
  }
});

const flight = /\/send-copies[^/]*\.js(\?|$)/;
const offer = "Two tables free tonight at seven";

test("with reduced motion the words, their action and their answers appear at once @nightly", async ({ page }) => {
  await holdBack(page, flight);
  await write(page, offer);
  await expect(stamp(page).getByText(offer, { exact: true })).toHaveCount(5);
  await expect(stamp(page)).toContainText(/Book a table.*A table for two, please.*Of course/);
  await expect(stamp(page)).not.toContainText(/Save me a box|Yes please|have it ready/);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" }, viewport: { width: 390, height: 460 } });

  test("the cards keep the sample until copies of the words have left, once a visit; a phone names the five channels below the field, above an open keyboard @nightly", async ({
    page,
  }) => {
    const { release } = await holdBack(page, flight);
    await write(page, offer);
    const main = page.getByRole("main");
    for (const name of ["Email", "SMS", "WhatsApp", "Social post", "Ad"])
      await expect(main.getByRole("button", { name, exact: true })).toBeInViewport();
    await expect(main.getByText(offer, { exact: true }), "the stamp prints it").toHaveCount(1);
    await expect(stamp(page)).toContainText("The Friday box is open");
    await expect(main.getByRole("status")).toHaveText("");
    release();
    await expect(stamp(page).getByText(offer, { exact: true })).toHaveCount(5);
    await expect(main.getByText(offer, { exact: true }), "the stamp has left").toHaveCount(5);
    await expect(stamp(page)).toContainText("Book a table");
    await expect(main.getByRole("status")).toHaveText(/^Your line is now/);

    await field(page).fill("20% off until Sunday");
    await expect(stamp(page).getByText("20% off until Sunday", { exact: true })).toHaveCount(5);
    await expect(stamp(page)).toContainText("See the offer");
  });
});

test("S2.1 the focused field's channel is not covered by the copy that lands on it @nightly", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 390, height: 500 });
  await write(page, offer);
  const channel = page.getByRole("main").getByRole("button", { name: "Email", exact: true });
  await channel.focus();
  const land = () =>
    page.evaluate(() => {
      const copies = document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).target?.matches("body > div > *"));
      for (const copy of copies) {
        copy.pause();
        copy.currentTime = Number(copy.effect?.getComputedTiming().endTime) - 1;
      }
      return copies.length;
    });
  await expect.poll(land).toBe(5);
  const isOnTop = channel.evaluate((button) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { pointer-events: auto !important }");
    document.adoptedStyleSheets = [sheet];
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(await isOnTop).toBe(true);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("fields that would have no effect are absent, and the sample is shown everywhere @nightly", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText("Write one line. Watch it travel.")).toBeHidden();
    await expect(stamp(page)).toContainText("The Friday box is open");
  });
});
