import { expect, test } from "./fixtures.ts";
import { expectInView } from "./landing.ts";

test("D6 the legal page's anchors lead to the texts of their names, and each clause has a link", async ({ page }) => {
  for (const [anchor, heading] of [
    ["privacy", "Privacy"],
    ["terms", "Terms"],
    ["accessibility", "Accessibility"],
  ] as const) {
    await page.goto(`/legal#${anchor}`);
    const section = page.locator(`#${anchor}`);
    await expectInView(page, section.getByRole("heading", { level: 2, name: heading }));
    expect((await section.innerText()).length).toBeGreaterThan(600);
  }
  // Clauses about facts that the business hasn't stated are omitted.
  await page.goto("/legal#imprint");
  await expect(page.locator("#imprint").getByRole("heading", { level: 3 })).toHaveText(["Provider", "Contact"]);
  await page.goto("/legal#privacy");
  await page.locator("#privacy").getByRole("link", { name: "Your rights" }).click();
  await expectInView(page, page.locator("#privacy").getByRole("heading", { level: 3, name: "Your rights" }));
});
