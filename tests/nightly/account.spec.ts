import { authErrors } from "#content/errors.ts";
import { accountSection, enter, main } from "#tests/journeys/account-visitor.ts";
import { expect, test } from "#tests/journeys/fixtures.ts";

test.describe("live", () => {
  test.use({ siteName: "live" });

  test("P6 live: a forged link can't put text on the page", async ({ page }) => {
    const sentence = "Your account is locked, call 555 0100";
    for (const code of ["made_up", "toString", "otp_expired", null]) {
      const failure = new URLSearchParams({
        error: "access_denied",
        ...(code && { error_code: code }),
        error_description: sentence,
      });
      for (const address of [`/account#${failure}`, `/account?${failure}`]) {
        await page.goto("/");
        await page.goto(address);
        await expect(page.getByRole("main").getByRole("alert")).toHaveText(
          code === "otp_expired"
            ? "That did not work. The link has expired or was used before."
            : "That did not work. Please try again, or ask for a new email.",
        );
        await expect(page.getByText("555")).toHaveCount(0);
      }
    }
  });

  test("P6 P5 live: an account that fails to load shows the reason and can be retried", async ({ page }) => {
    await enter(page);
    let broken = true;
    await page.route("**/auth/v1/user", (route) =>
      broken ? route.fulfill({ status: 504, body: "" }) : route.continue(),
    );
    await page.reload();
    await expect(main(page).getByRole("alert")).toContainText(authErrors["gateway-timeout"].sentence);
    broken = false;
    await main(page).getByRole("button", { name: "Try again" }).click();
    await expect(accountSection(page, "Email")).toBeVisible();
  });
});
