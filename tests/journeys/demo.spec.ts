import type { Page } from "@playwright/test";
import { expect, hydrated, test, holdBack } from "./fixtures.ts";

const previews = ["email", "text", "WhatsApp chat", "social post"];
const preview = (page: Page, kind: string) =>
  page.getByRole("region", { name: new RegExp(`^The message as an? ${kind}$`) });

const screenReaderItems = (page: Page) =>
  page.getByRole("region", { name: "What a screen reader hears" }).getByRole("listitem");
const check = (page: Page, part: string) =>
  page
    .getByRole("region", { name: "What the check found" })
    .getByRole("listitem")
    .filter({ hasText: new RegExp(`^${part}`) });

async function openCheck(page: Page): Promise<void> {
  await page.goto("/demo");
  await hydrated(page);
  await page.getByText("See the check").click();
}

test("D1 one typed message appears as email, text, WhatsApp chat and social post @short", async ({ page }) => {
  await page.goto("/demo");
  await page.getByRole("textbox", { name: "Shop name" }).fill("Fenwick Fish");
  await page.getByRole("textbox", { name: "Message" }).fill("Hake is in. Twenty kilos on ice until noon.");
  for (const kind of previews) {
    await expect(preview(page, kind)).toContainText("Hake is in");
    await expect(preview(page, kind)).toContainText("Twenty kilos on ice until noon.");
    await expect(preview(page, kind)).toContainText(/fenwick ?fish/i);
  }
  await expect(page.getByRole("main")).not.toContainText("Marlow");
});

test("D1 a sample fills the message, but never replaces the visitor's own words @translated", async ({ page }) => {
  await page.goto("/demo");
  await hydrated(page);
  await expect(page.getByText("Sample shops.")).toBeVisible();
  await page.getByRole("radio", { name: "Vet" }).check();
  await page.getByRole("radio", { name: "Fill a slow day" }).check();
  for (const kind of previews) await expect(preview(page, kind)).toContainText("Quiet Thursday checkups");

  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill("Closed on Monday.");
  await page.getByRole("radio", { name: "Bakery" }).check();
  await expect(message).toHaveValue("Closed on Monday.");
  await page.getByRole("button", { name: "Use the sample text" }).click();
  await expect(message).toHaveValue(/^Tuesday, two for one/);
});

test("D1 S9.5 nothing is sent and no account is required", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await page.goto("/demo");
  await hydrated(page);
  await page.getByRole("textbox", { name: "Message" }).fill("Rye is back.");
  await page.getByRole("textbox", { name: "Shop name" }).press("Enter");
  await expect(preview(page, "social post")).toContainText("Rye is back");
  expect(sent).toEqual([]);
  await expect(page).toHaveURL(/\/demo$/);
});

test("D1 the ad says how much of a search ad’s fields the message takes, and what is cut off", async ({ page }) => {
  await page.goto("/demo");
  await hydrated(page);
  const ads = page.getByRole("region", { name: "The message as an ad" });
  await expect(ads).toContainText("Headline: 22 of 30");
  await page
    .getByRole("textbox", { name: "Message" })
    .fill(`Nine steel frames, one size left today. ${"b".repeat(95)}`);
  await expect(ads).toContainText("Headline: 38 of 30");
  await expect(ads).toContainText("Cut off: ft today");
  await expect(ads).toContainText("Description: 95 of 90");
});

test("D1 a low-contrast color and a picture without alternative text fail their checks, and can be fixed @nightly", async ({
  page,
}) => {
  // 24 px letters need less contrast.
  await page.setViewportSize({ width: 1440, height: 900 });
  await openCheck(page);
  const action = check(page, "Button");
  const picture = check(page, "Picture");
  await expect(action).toContainText("Enough");
  await expect(picture).toContainText("Has words");

  await expect(page.getByText("Readable: contrast")).toBeVisible();
  await page.getByLabel("Color of headline and button").fill("#ffbd47");
  await expect(page.getByText("2 parts of the email fail their checks.")).toBeVisible();
  await expect(action).toContainText(/^Button.*Too little.*4\.5 : 1.*1\.6 : 1$/);
  await expect(check(page, "Headline")).toContainText("Too little: text of this size needs 3 : 1");
  await expect(check(page, "Text")).toContainText("Enough");
  await page.getByLabel("Color of headline and button").fill("#767676");
  await expect(action).toContainText("4.4 : 1");
  await expect(check(page, "Headline")).toContainText("Enough");

  await page.getByRole("textbox", { name: "What the picture shows" }).fill("");
  await expect(picture).toContainText("1 missing");
  await expect(screenReaderItems(page).filter({ hasText: "Picture" })).toContainText("No words.");
  await page.getByRole("textbox", { name: "What the picture shows" }).fill("A crate of hake");
  await expect(picture).toContainText("Has words");
  await expect(page.getByRole("img", { name: "A crate of hake" })).toBeVisible();
  await page.getByRole("button", { name: "Back to the sample’s look" }).click();
  await expect(action).toContainText("Enough");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("D1 the previews show a sample, and the page says why typing changes nothing", async ({ page }) => {
    await page.goto("/demo");
    for (const kind of previews) await expect(preview(page, kind)).toContainText("The Friday box is open");
    await expect(page.getByText(/Typing needs JavaScript/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("D1 the product screens are marked as samples, and features that need a script are named", async ({
      page,
    }) => {
      await page.goto("/");
      await page.getByRole("main").getByRole("link", { name: "See who gets it and what came back" }).click();
      await expect(page).toHaveURL(/\/demo#walk$/);
      await expect(page.getByRole("heading", { name: "Choose who hears it" })).toBeInViewport();
      await expect(page.getByText("Sample screen", { exact: true })).toHaveCount(2);
      await expect(page.getByText(/Typing needs JavaScript.*so does the check of the email/)).toBeVisible();
      await expect(page.getByRole("region", { name: "The message as an ad" })).toContainText("Headline: 22 of 30");
    });
  });
});

const scripts = /\.(js|tsx?)(\?|$)/;

test("D1 words typed at any moment during hydration are kept @nightly", async ({ page }) => {
  const { release } = await holdBack(page, scripts);
  await page.goto("/demo", { waitUntil: "domcontentloaded" });
  const typing = page.evaluate(async () => {
    const fields = [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("#demo-sender, #demo-message"),
    ];
    for (const field of fields) field.value = "";
    let typed = "";
    // Browsers dispatch each input event in its own task, so focus and text in one task can only come from a script.
    const taskEnds = () => new Promise((resolve) => setTimeout(resolve));
    while (document.querySelector("[data-island=demo-table]:not([data-awake])")) {
      for (const field of fields) {
        field.focus();
        await taskEnds();
        document.execCommand("insertText", false, String(typed.length % 10));
      }
      typed += typed.length % 10;
      await taskEnds();
    }
    return typed;
  });
  release();
  const typed = await typing;
  expect(typed.length).toBeGreaterThan(1);
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(typed);
  await expect(page.getByRole("textbox", { name: "Shop name" })).toHaveValue(typed.slice(0, 60));
  await expect(preview(page, "email")).toContainText(typed.slice(0, 60));
});
