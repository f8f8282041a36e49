import { photoHost } from "#content/photo-host.ts";
import { expect, test } from "./fixtures.ts";
import { expectInView } from "./landing.ts";

const blocks = ["Enterprise", "Small Business", "Industry-Specific"];

test("S2.4 S7.7 shows the Enterprise, Small Business and Industry-Specific blocks, each with its own link, and one lazy photo", async ({
  page,
}) => {
  await page.goto("/solutions");
  for (const name of blocks) {
    await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name }).click();
    await expectInView(page, page.getByRole("heading", { level: 2, name, exact: true }));
    const photo = page.getByRole("region", { name }).locator(`img[src^='${photoHost}/']`);
    await expect(photo).toHaveCount(1);
    await expect(photo).toHaveAttribute("loading", "lazy");
    await expect(photo).toHaveAttribute("width", /\d+/);
    await expect(photo).toHaveAttribute("height", /\d+/);
    await expect(photo).toHaveAttribute("alt", /\S/);
  }
});

test("S2.4 D3 Contact Sales opens the form and leaves the address unchanged", async ({ page }) => {
  await page.goto("/solutions");
  const address = page.url();
  for (const button of await page.getByRole("main").getByRole("button", { name: "Contact Sales" }).all()) {
    await button.click();
    const dialog = page.getByRole("dialog", { name: "Contact Sales" });
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
  expect(page.url()).toBe(address);
});
