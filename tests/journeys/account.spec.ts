import { readFile } from "node:fs/promises";
import { askToLogIn, banner, accountSection, enter, logIn, main, password, submitLogIn } from "./account-visitor.ts";
import { expect, hydrated, test } from "./fixtures.ts";
import { site } from "#content/brand/site.ts";
import { authErrors } from "#content/errors.ts";

test.describe("spec", () => {
  test("P6 spec: account screens are unknown addresses, in the served page and after hydration", async ({
    page,
    request,
  }) => {
    for (const address of ["/account", "/set-password", "/confirm"]) {
      const answer = await request.get(address);
      expect(answer.status()).toBe(404);
      const html = await answer.text();
      expect(html).toContain("Page not found");
      expect(html).not.toMatch(/Your account|[Nn]ew password|Confirm your address|[Ss]econd factor|[Tt]wo-step/);
    }
    await page.goto("/account");
    await hydrated(page, "body");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page).toHaveTitle(/^Page not found/);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });

  test("P6 S1.5 spec: the Log In dialog only logs in, even with a second factor @nightly", async ({ page }) => {
    await page.goto("/help");
    await banner(page).getByRole("button", { name: "Log In" }).click();
    const form = logIn(page);
    await hydrated(page, "body");
    await expect(form.getByRole("button")).toHaveText(["Show Password", "Log In", "Create an account", ""]);
    await expect(form).not.toContainText(/forgot/i);
  });
});

test.describe("live", () => {
  test.use({ siteName: "live" });

  test("P6 D10 live: the account page asks an anonymous visitor to sign in", async ({ page }) => {
    const answer = await page.goto("/account");
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(`Your account · ${site.name}`);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
    await askToLogIn(page);
    await expect(accountSection(page, "Password")).toHaveCount(0);
  });

  test("P6 live: account screens are in no sitemap and no list for crawlers", async ({ request }) => {
    for (const file of ["/sitemap.xml", "/llms.txt"]) {
      const text = await (await request.get(file)).text();
      expect(text).toContain("/pricing");
      expect(text).not.toMatch(/\/\/[^/\s]+\/(account|set-password|confirm)\b/);
    }
  });

  test("P6 D10 live: the account menu leads to the account page, where users download their data as JSON @nightly", async ({
    page,
  }) => {
    const email = await enter(page);
    await page.goto("/help");
    await banner(page).getByRole("button", { name: "Your account" }).click();
    await banner(page).getByRole("link", { name: "Account" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
    await expect(page).toHaveURL("/account");
    const download = page.waitForEvent("download");
    await accountSection(page, "My data").getByRole("button", { name: "Download my data" }).click();
    const data: { user: { email: string } } = JSON.parse(await readFile(await (await download).path(), "utf8"));
    expect(data.user.email).toBe(email);
    await expect(accountSection(page, "My data").getByRole("status")).toContainText("in your downloads");
  });

  test("P6 live: an account is deleted by typing its address @nightly", async ({ page }) => {
    const email = await enter(page);
    const box = accountSection(page, "Delete my account");
    await box.getByRole("button", { name: "Delete my account" }).click();
    const typed = box.getByLabel("Your email, to confirm");
    await expect(typed).toBeFocused();
    await typed.fill("somebody@else.example");
    await box.getByRole("button", { name: "Delete permanently" }).click();
    await expect(typed).toHaveAccessibleDescription(/not the address of this account/);
    await typed.fill(email);
    await box.getByRole("button", { name: "Delete permanently" }).click();
    await expect(main(page).getByRole("status")).toContainText("Your account is deleted.");
    expect(await page.evaluate(() => localStorage.getItem("larkpost-session"))).toBeNull();
    await page.goto("/account");
    await askToLogIn(page);
    await submitLogIn(page, email, password);
    await expect(logIn(page).getByRole("alert")).toHaveText("Invalid login credentials");
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("P6 D13 live: the account page says that accounts need scripts", async ({ page }) => {
      await page.goto("/account");
      expect(await main(page).innerText()).toContain("Accounts need JavaScript, which is off in your browser.");
    });
  });

  test("P6 live: a forged link can't put text on the page @nightly", async ({ page }) => {
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

  test("P6 P5 live: an account that fails to load shows the reason and can be retried @nightly", async ({ page }) => {
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
