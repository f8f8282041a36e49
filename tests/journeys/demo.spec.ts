import type { Page } from "@playwright/test";
import { alsoTranslated, expect, hydrated, test } from "./fixtures.ts";

const previews = ["email", "text", "WhatsApp chat", "social post"];
const preview = (page: Page, kind: string) =>
  page.getByRole("region", { name: new RegExp(`^The message as an? ${kind}$`) });

test("D1 one typed message is seen as email, text, WhatsApp chat and social post", async ({ page }) => {
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

test(
  "D1 a sample fills the message in, and never replaces the visitor's own words",
  alsoTranslated,
  async ({ page }) => {
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
  },
);

test("D1 S9.5 nothing is sent and no account is asked for", async ({ page }) => {
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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("D1 the previews show a sample, and the page says why typing changes nothing", async ({ page }) => {
    await page.goto("/demo");
    for (const kind of previews) await expect(preview(page, kind)).toContainText("The Friday box is open");
    await expect(page.getByText(/Typing needs JavaScript/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
  });
});
