import { expect, test } from "#tests/journeys/fixtures.ts";
import { createAccount, openLogIn, password, submitLogIn } from "#tests/journeys/account-visitor.ts";

test("D10 who is signed in stands below the message of the sign-up, however many lines that has", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const email = await createAccount(page);
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await openLogIn(page);
  await submitLogIn(page, email, password);
  const status = page.getByRole("status").filter({ hasText: `Signed in as ${email}` });
  await expect(status).toBeVisible();
  const [message, tab] = await Promise.all([page.getByRole("alert").boundingBox(), status.boundingBox()]);
  expect(tab?.y).toBeGreaterThanOrEqual((message?.y ?? 0) + (message?.height ?? 0));
  await page.getByRole("button", { name: "Dismiss message" }).click();
  await expect(page.getByRole("banner").getByRole("status")).toHaveText(`Signed in as ${email}`);
});
