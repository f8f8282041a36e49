import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";

const message = (page: Page) => page.getByRole("textbox", { name: "Message" });
const sender = (page: Page) => page.getByRole("textbox", { name: "Shop name" });
const email = (page: Page) => page.getByRole("region", { name: "The message as an email" });
const follow = async (page: Page, fragment: string) => {
  await page.goto(`/demo${fragment}`);
  await hydrated(page);
};

test("D1 without a clipboard the demo says that its link is in the address bar @nightly", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await follow(page, "");
  await message(page).fill("Hake is in.");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("The link is in the address bar.")).toBeVisible();
  expect(new URLSearchParams(new URL(page.url()).hash.slice(1)).get("message")).toBe("Hake is in.");
});

test("D1 a link carries message, shop and goal, which survive reload, back and forward @nightly", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("/demo");
  await page.getByRole("radio", { name: "Vet" }).check();
  await page.getByRole("radio", { name: "Fill a slow day" }).check();
  // The island inserts the sample before any input, so this waits for the sample.
  await expect(message(page)).toHaveValue(/^Quiet Thursday/);
  await message(page).fill("Hake & chips: 50% off.\nUntil #noon?");
  await sender(page).fill("Fenwick Fish");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: "Link copied." })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page).toHaveURL(link);

  const expectAll = async () => {
    await expect(message(page)).toHaveValue("Hake & chips: 50% off.\nUntil #noon?");
    await expect(sender(page)).toHaveValue("Fenwick Fish");
    await expect(page.getByRole("radio", { name: "Vet" })).toBeChecked();
    await expect(page.getByRole("radio", { name: "Fill a slow day" })).toBeChecked();
    await expect(email(page)).toContainText("Fenwick Fish");
  };
  await page.goto("about:blank");
  await page.goto(link);
  await expectAll();
  await page.reload();
  await expectAll();
  await page.getByRole("navigation").getByRole("link", { name: "Pricing", exact: true }).first().click();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goBack();
  await expectAll();

  await message(page).fill("Sold out.");
  await page.reload();
  await expect(message(page)).toHaveValue("Sold out.");
  expect(requests.filter((address) => /Hake|Fenwick/.test(address))).toEqual([]);
});

test("D1 an unreadable part of a link is named, and markup in it stays text", async ({ page }) => {
  const markup = `<img src=x onerror="document.title='owned'"><b>bold</b>`;
  await follow(page, `#message=${encodeURIComponent(markup)}&shop=fishmonger&_gl=1*x`);
  await expect(email(page).getByText(markup)).toBeVisible();
  await expect(page.locator("img[src=x]")).toHaveCount(0);
  await expect(page).not.toHaveTitle("owned");
  await expect(page.getByRole("alert")).toContainText("instead for: the shop.");
  await sender(page).fill("Fenwick Fish");
  await expect(page).toHaveURL(/name=Fenwick\+Fish&_gl=1\*x$/);

  // A new hash in the same tab does not reload the page.
  await page.evaluate((letters) => (location.hash = `message=${letters}&shop=vet`), "a".repeat(1501));
  await expect(page.getByRole("alert")).toContainText("the message.");
  await expect(message(page)).toHaveValue(/^Summer tick drops are in/);
  await page.evaluate(() => (location.hash = "%"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("D1 input survives reload, another page and the way back, and a link's channel is in sight @nightly", async ({
  page,
}) => {
  await follow(page, "");
  await page.getByRole("radio", { name: "Vet" }).check();
  await expect(message(page)).toHaveValue(/^Summer tick drops/);
  await message(page).fill("Hake is in.");
  await sender(page).fill("Fenwick Fish");
  for (const move of [
    () => page.reload(),
    () => page.goto("/pricing").then(() => page.goBack()),
    () => page.goto("/demo"),
  ]) {
    await move();
    await expect(message(page)).toHaveValue("Hake is in.");
    await expect(sender(page)).toHaveValue("Fenwick Fish");
    await expect(page.getByRole("radio", { name: "Vet" })).toBeChecked();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("about:blank");
  await follow(page, "#shop=vet&channel=ads");
  await expect(page.getByRole("region", { name: "The message as an ad" })).toBeInViewport();
});
