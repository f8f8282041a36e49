import type { Page } from "@playwright/test";
import { storageKeys } from "#shared/storage-keys.ts";
import { expect, hydrated, test } from "#tests/journeys/fixtures.ts";

const message = (page: Page) => page.getByRole("textbox", { name: "Message" });
const follow = async (page: Page, fragment: string) => {
  await page.goto(`/demo${fragment}`);
  await hydrated(page);
};

test("D1 without a clipboard the demo's link is said to be in the address bar, where it is", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await follow(page, "");
  await message(page).fill("Hake is in.");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("The link is in the address bar.")).toBeVisible();
  expect(new URLSearchParams(new URL(page.url()).hash.slice(1)).get("message")).toBe("Hake is in.");
});

test("D1 a link says more than the tab's own line, which stands there without one", async ({ page }) => {
  await page.addInitScript((key) => sessionStorage.setItem(key, "Rye is back"), storageKeys.ownLine);
  await follow(page, "#message=Hake+is+in.&shop=bakery");
  await expect(message(page)).toHaveValue("Hake is in.");
  await page.goto("/help");
  await follow(page, "");
  await expect(message(page)).toHaveValue("Rye is back");
});
