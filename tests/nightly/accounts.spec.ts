import { expect, test } from "#tests/journeys/fixtures.ts";
import { createAccount, openLogIn, password, submitLogIn } from "#tests/journeys/account-visitor.ts";

test("S4.2 D10 a sign-in takes the place of the sign-up's message", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const email = await createAccount(page);
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await openLogIn(page);
  await submitLogIn(page, email, password);
  await expect(page.getByRole("banner").getByRole("status")).toHaveText(`Signed in as ${email}`);
  await expect(page.getByRole("alert")).toHaveCount(0);
});
