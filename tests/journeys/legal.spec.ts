import { expect, test } from "./fixtures.ts";
import { expectInView } from "./landing.ts";

for (const [anchor, heading] of [
  ["privacy", "Privacy"],
  ["terms", "Terms"],
  ["accessibility", "Accessibility"],
] as const) {
  test(`D6 /legal#${anchor} lands on a text of that name`, async ({ page }) => {
    await page.goto(`/legal#${anchor}`);
    const section = page.locator(`#${anchor}`);
    await expectInView(page, section.getByRole("heading", { level: 2, name: heading }));
    expect((await section.innerText()).length).toBeGreaterThan(600);
  });
}

test("D6 the privacy notice numbers its clauses and each can be linked", async ({ page }) => {
  await page.goto("/legal");
  await page.locator("#privacy").getByRole("link", { name: "Your rights" }).click();
  await expectInView(page, page.locator("#privacy").getByRole("heading", { level: 3, name: "Your rights" }));
});
