import { services } from "#content/catalog/services.ts";
import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("D20 the footer is short enough for a phone, and its folded parts open", async ({ page }) => {
  await page.goto("/legal#terms-3");
  await expect(page.locator("#terms-3 details")).toHaveAttribute("open", "");
  await page.getByRole("button", { name: "Accept" }).click();
  const footer = page.getByRole("contentinfo");
  await expect(footer.locator("details[open]")).toHaveCount(0);
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(900);
  await footer.getByText("Explore").click();
  await expect(footer.getByRole("link", { name: "Solutions" })).toBeVisible();

  await page.goto("/product");
  const feature = page.getByText(services.at(-1)?.features[0] ?? "");
  await expect(feature).toBeHidden();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(feature).toBeVisible();
});
