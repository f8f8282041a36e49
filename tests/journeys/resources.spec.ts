import { complete, expect, test } from "./fixtures.ts";
import { expectInView } from "./landing.ts";

const blocks = ["Documentation", "Blog", "Case Studies", "Webinars", "Help Center", "Community"];

test("S2.6 six blocks link to anchors with content on the page, below the bar", async ({ page }) => {
  await page.goto("/resources");
  await complete(page);
  const doors = page.getByRole("navigation", { name: "Resources on this page" }).getByRole("link");
  await expect(doors).toHaveCount(6);
  for (const [index, name] of blocks.entries()) {
    await expect(doors.nth(index)).toContainText(name);
    const hash = (await doors.nth(index).getAttribute("href"))?.replace("/resources", "") ?? "";
    expect(hash).toMatch(/^#[a-z-]+$/);
    const section = page.locator(hash);
    await expect(section.getByRole("heading", { level: 2 })).toHaveText(name);
    expect((await section.innerText()).length).toBeGreaterThan(150);
    await doors.nth(index).click();
    await expectInView(page, section.getByRole("heading", { level: 2, name, exact: true }));
  }
});
