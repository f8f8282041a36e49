import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { authErrors, weakPasswordReasons } from "#content/errors.ts";
import { expect, hydrated, siteAddress, test } from "./fixtures.ts";

const password = "four loaves and a bun";
const otherPassword = "eleven jars of plum jam";
let visitors = 0;
const newEmail = () => `ruth-${process.pid}-${Date.now()}-${visitors++}@marlow-bakery.example`;

const banner = (page: Page) => page.getByRole("banner");
const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const window = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** The links and codes of the letters to a mailbox, the latest last. */
async function lettersTo(email: string): Promise<{ subject: string; link: string; code: string }[]> {
  const folder = path.join(process.env.DATA_DIR_LIVE ?? "", "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).toSorted();
  const letters = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
  return letters
    .filter((letter) => letter.includes(`To: ${email}`))
    .map((letter) => {
      const text = letter.replaceAll("=\r\n", "").replaceAll("=3D", "=");
      return {
        subject: /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? "",
        link: /(https?:\/\/\S+\/auth\/v1\/verify\?\S+)/.exec(text)?.[1] ?? "",
        code: /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? "",
      };
    });
}

async function letter(email: string, subject: string): Promise<{ link: string; code: string }> {
  const find = async () => (await lettersTo(email)).findLast((candidate) => candidate.subject === subject);
  await expect.poll(find, { message: `a letter to ${email}: ${subject}` }).toBeDefined();
  return (await find()) ?? { link: "", code: "" };
}

async function signUp(page: Page): Promise<string> {
  const email = newEmail();
  await page.goto("/help");
  await banner(page).getByRole("button", { name: "Try Free" }).click();
  const form = dialog(page, "Create Your Account");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByLabel("Confirm password").fill(password);
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Create account" }).click();
  await expect(form).toBeHidden();
  return email;
}

async function fillLogIn(page: Page, email: string, secret: string): Promise<void> {
  const form = dialog(page, "Welcome Back");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password").fill(secret);
  await form.getByRole("button", { name: "Log In" }).click();
}

/** Asks the account page to let somebody in. Hydration lets the cookie label come up, which must not come between. */
async function askToLogIn(page: Page): Promise<void> {
  await hydrated(page);
  await main(page).getByRole("button", { name: "Log In" }).click();
  await expect(dialog(page, "Welcome Back")).toBeVisible();
}

/** Opens the account page of a new account. */
async function enter(page: Page): Promise<string> {
  const email = await signUp(page);
  await page.goto("/account");
  await askToLogIn(page);
  await fillLogIn(page, email, password);
  await expect(window(page, "Email")).toContainText(email);
  return email;
}

/** Signs in on another device and stays on its account page. */
async function otherDevice(browser: Browser, email: string, secret = password): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteAddress("live"), reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto("/account");
  await askToLogIn(page);
  await fillLogIn(page, email, secret);
  return page;
}

/** A code that was not used before: each counts once, and the next half minute's is accepted already. */
function codes(secret: string): () => string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  let ahead = -1;
  return () => {
    ahead += 1;
    return totp.generate({ timestamp: Date.now() + ahead * 30_000 });
  };
}

async function turnOnTwoSteps(page: Page): Promise<() => string> {
  const twoSteps = window(page, "Two-step sign-in");
  await twoSteps.getByRole("button", { name: "Set up an app" }).click();
  await expect(twoSteps.getByRole("img", { name: /QR code/ })).toBeVisible();
  const secret = (await twoSteps.locator("code").textContent()) ?? "";
  const nextCode = codes(secret.replaceAll(" ", ""));
  await twoSteps.getByLabel("Code from your app").fill(nextCode());
  await twoSteps.getByRole("button", { name: "Turn it on" }).click();
  await expect(twoSteps.getByRole("status")).toContainText("Two-step sign-in is on.");
  return nextCode;
}

test.describe("spec", () => {
  for (const address of ["/account", "/set-password", "/confirm"]) {
    test(`P6 spec: ${address} is an unknown address, in the served page and after hydration`, async ({
      page,
      request,
    }) => {
      const answer = await request.get(address);
      expect(answer.status()).toBe(404);
      const html = await answer.text();
      expect(html).toContain("Return to sender");
      expect(html).not.toMatch(/Your account|[Nn]ew password|Confirm your address|[Ss]econd factor|[Tt]wo-step/);
      await page.goto(address);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Return to sender");
      await expect(page).toHaveTitle(/^Page not found/);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    });
  }

  test("P6 S1.5 spec: the Log In dialog offers nothing but to log in, also to whoever has a second factor", async ({
    page,
  }) => {
    await page.goto("/help");
    await banner(page).getByRole("button", { name: "Log In" }).click();
    const form = dialog(page, "Welcome Back");
    await hydrated(page);
    await expect(form.getByRole("button")).toHaveText(["Log In", "Create an account", ""]);
    await expect(form).not.toContainText(/forgot/i);
  });
});

test.describe("live", () => {
  test.use({ siteName: "live" });

  test("P6 D10 live: the account page asks an anonymous visitor to sign in", async ({ page }) => {
    const answer = await page.goto("/account");
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle("Your account · Larkpost");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
    await askToLogIn(page);
    await expect(window(page, "Password")).toHaveCount(0);
  });

  test("P6 live: account screens are in no sitemap and in no list for machines", async ({ request }) => {
    for (const file of ["/sitemap.xml", "/llms.txt"]) {
      const text = await (await request.get(file)).text();
      expect(text).toContain("/pricing");
      expect(text).not.toMatch(/\/(account|set-password|confirm)\b/);
    }
  });

  test("P6 D10 live: the account menu leads to the account page", async ({ page }) => {
    await enter(page);
    await page.goto("/help");
    await banner(page).getByRole("button", { name: "Your account" }).click();
    await banner(page).getByRole("link", { name: "Account" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
    await expect(page).toHaveURL("/account");
  });

  test("P6 D9 live: the letter of a sign-up signs in and says so; used again, it offers another", async ({ page }) => {
    const email = await signUp(page);
    const { link } = await letter(email, "Confirm your Larkpost account");
    await page.goto(link);
    const note = main(page).getByRole("status").filter({ hasText: "Your address is confirmed." });
    await expect(note).toBeFocused();
    await expect(note).toContainText(`You are signed in as ${email}.`);
    await expect(banner(page).getByRole("button", { name: "Your account" })).toBeVisible();
    await main(page).getByRole("link", { name: "Go to your account" }).click();
    await expect(window(page, "Email")).toContainText(email);

    await page.evaluate(() => localStorage.clear());
    await page.goto("about:blank");
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This link opens nothing any more." })).toBeVisible();
    await expect(page).toHaveURL("/confirm");
    const stranger = newEmail();
    await main(page).getByLabel("Email").fill(stranger);
    await main(page).getByRole("button", { name: "Send a new letter" }).click();
    await expect(main(page).getByRole("status")).toContainText("Look in your mailbox.");
  });

  test("P6 live: a forgotten password: the letter, its link, weak passwords and a new one", async ({ page }) => {
    const email = await signUp(page);
    await banner(page).getByRole("button", { name: "Log In" }).click();
    await dialog(page, "Welcome Back").getByRole("button", { name: "Forgot your password?" }).click();
    const forgotten = dialog(page, "Forgotten password");
    await expect(forgotten.getByLabel("Email")).toBeFocused();
    await forgotten.getByRole("button", { name: "Send the letter" }).click();
    await expect(forgotten.getByLabel("Email")).toHaveAccessibleDescription(/please fill this in/);
    await forgotten.getByLabel("Email").fill(email);
    await forgotten.getByRole("button", { name: "Send the letter" }).click();
    await expect(forgotten.getByRole("status")).toContainText("Look in your mailbox.");

    const { link } = await letter(email, "Reset your Larkpost password");
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1, name: "Set a new password" })).toBeVisible();
    const field = main(page).getByLabel("New password");
    await field.fill("bun");
    await main(page).getByRole("button", { name: "Save the new password" }).click();
    await expect(field).toHaveAccessibleDescription(
      new RegExp(`${authErrors["weak-password"].sentence} ${weakPasswordReasons.length}`),
    );
    await expect(field).toBeFocused();
    await field.fill("password123");
    await main(page).getByRole("button", { name: "Save the new password" }).click();
    await expect(field).toHaveAccessibleDescription(new RegExp(weakPasswordReasons.pwned));
    await field.fill(otherPassword);
    await main(page).getByRole("button", { name: "Save the new password" }).click();
    await expect(main(page).getByRole("status")).toContainText("Your new password is set.");
    await main(page).getByRole("link", { name: "Go to your account" }).click();
    await expect(window(page, "Email")).toContainText(email);

    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This link opens nothing any more." })).toBeVisible();
    await expect(main(page).getByRole("button", { name: "Send the letter" })).toBeVisible();
  });

  test("P6 live: a forgotten password is answered the same where there is no account, and leads back", async ({
    page,
  }) => {
    await page.goto("/help");
    await banner(page).getByRole("button", { name: "Log In" }).click();
    await dialog(page, "Welcome Back").getByRole("button", { name: "Forgot your password?" }).click();
    const forgotten = dialog(page, "Forgotten password");
    const email = newEmail();
    await forgotten.getByLabel("Email").fill(email);
    await forgotten.getByRole("button", { name: "Send the letter" }).click();
    await expect(forgotten.getByRole("status")).toContainText(email);
    await letter(email, "No Larkpost account with this address");
    await forgotten.getByRole("button", { name: "Back to Log In" }).click();
    await expect(dialog(page, "Welcome Back").getByLabel("Email")).toBeFocused();
  });

  test("P6 live: the recovery link finds its page from any address of the site", async ({ page }) => {
    const email = await signUp(page);
    await page.request.post("/auth/v1/recover", { data: { email } });
    const { link } = await letter(email, "Reset your Larkpost password");
    await page.goto(link);
    await expect(page).toHaveURL("/set-password");
    await expect(main(page).getByLabel("New password")).toBeVisible();
  });

  test("P6 live: a new address counts when both mailboxes have confirmed it", async ({ page }) => {
    const email = await enter(page);
    const moved = newEmail();
    await window(page, "Email").getByLabel("New email").fill(moved);
    await window(page, "Email").getByRole("button", { name: "Change email" }).click();
    await expect(window(page, "Email").getByRole("status")).toContainText("Two letters are on their way.");
    await page.goto((await letter(email, "Confirm the change of your Larkpost address")).link);
    await expect(main(page).getByRole("status").first()).toContainText("One mailbox has agreed.");
    await expect(window(page, "Email")).toContainText(`Waiting for both mailboxes to confirm ${moved}.`);
    await page.goto((await letter(moved, "Confirm your new Larkpost address")).link);
    await expect(main(page).getByRole("status").first()).toContainText("Your address has changed.");
    await expect(window(page, "Email").getByRole("definition")).toHaveText(moved);
  });

  test("P6 live: the password changes with the present one or a code, and other devices are signed out", async ({
    page,
    browser,
  }) => {
    const email = await enter(page);
    const other = await otherDevice(browser, email);
    await expect(window(other, "Email")).toContainText(email);
    const box = window(page, "Password");
    await box.getByLabel("Current password").fill("not this one");
    await box.getByLabel("New password").fill(otherPassword);
    await box.getByRole("button", { name: "Change password" }).click();
    await expect(box.getByLabel("Current password")).toBeFocused();
    await expect(box.getByLabel("Current password")).toHaveAttribute("aria-invalid", "true");
    await box.getByRole("button", { name: /send a code/ }).click();
    await expect(box.getByLabel("Code from our letter")).toBeFocused();
    await box.getByLabel("Code from our letter").fill((await letter(email, "Your Larkpost code")).code);
    await box.getByRole("button", { name: "Change password" }).click();
    await expect(box.getByRole("status")).toContainText("Your password is changed.");
    await other.reload();
    await askToLogIn(other);
    await fillLogIn(other, email, otherPassword);
    await expect(window(other, "Email")).toContainText(email);
    await other.context().close();
  });

  test("P6 live: other devices are listed, and signed out one by one or all at once", async ({ page, browser }) => {
    const email = await enter(page);
    const devices = window(page, "Devices");
    await expect(devices.getByRole("listitem")).toHaveText([/Chrome on Linux\s*This device/]);
    const others = [await otherDevice(browser, email), await otherDevice(browser, email)];
    for (const other of others) await expect(window(other, "Email")).toContainText(email);
    await page.reload();
    await expect(devices.getByRole("listitem")).toHaveCount(3);
    await devices
      .getByRole("button", { name: /^Sign out: Chrome on Linux/ })
      .first()
      .click();
    await expect(devices.getByRole("status")).toHaveText("That device is signed out.");
    await expect(devices.getByRole("listitem")).toHaveCount(2);
    await devices.getByRole("button", { name: "Sign out everywhere else" }).click();
    await expect(devices.getByRole("status")).toHaveText("Every other device is signed out.");
    await expect(devices.getByRole("listitem")).toHaveCount(1);
    for (const other of others) {
      await other.reload();
      await expect(main(other).getByRole("button", { name: "Log In" })).toBeVisible();
      await other.context().close();
    }
  });

  test("P6 live: two steps: set up, asked for at log-in in the same dialog, removed", async ({ page, browser }) => {
    const email = await enter(page);
    const twoSteps = window(page, "Two-step sign-in");
    await twoSteps.getByRole("button", { name: "Set up an app" }).click();
    await twoSteps.getByLabel("Code from your app").fill("000000");
    await twoSteps.getByRole("button", { name: "Turn it on" }).click();
    await expect(twoSteps.getByLabel("Code from your app")).toHaveAttribute("aria-invalid", "true");
    await twoSteps.getByRole("button", { name: "Not now" }).click();
    const nextCode = await turnOnTwoSteps(page);
    await page.reload();
    await expect(twoSteps).toContainText("It is on.");

    const other = await otherDevice(browser, email);
    const secondStep = dialog(other, "One more lock");
    await expect(secondStep.getByLabel("Code from your app")).toBeFocused();
    await expect(banner(other).getByRole("button", { name: "Log In" })).toBeAttached();
    await secondStep.getByLabel("Code from your app").fill("000000");
    await secondStep.getByRole("button", { name: "Continue" }).click();
    await expect(secondStep.getByLabel("Code from your app")).toHaveAccessibleDescription(/Invalid TOTP code/);
    await secondStep.getByLabel("Code from your app").fill(nextCode());
    await secondStep.getByRole("button", { name: "Continue" }).click();
    await expect(secondStep).toBeHidden();
    await expect(window(other, "Two-step sign-in")).toContainText("It is on.");
    await other.context().close();

    await twoSteps.getByRole("button", { name: "Remove" }).click();
    await twoSteps.getByRole("button", { name: "Keep it" }).click();
    await expect(twoSteps.getByRole("button", { name: "Remove" })).toBeFocused();
    await twoSteps.getByRole("button", { name: "Remove" }).click();
    await twoSteps.getByRole("button", { name: "Yes, remove it" }).click();
    await expect(twoSteps.getByRole("status")).toContainText("Two-step sign-in is off.");
    await expect(twoSteps.getByRole("button", { name: "Set up an app" })).toBeVisible();
  });

  test("P6 live: a second step that is not taken signs nobody in", async ({ page, browser }) => {
    const email = await enter(page);
    await turnOnTwoSteps(page);
    const other = await otherDevice(browser, email);
    await expect(dialog(other, "One more lock")).toBeVisible();
    await other.reload();
    await expect(main(other).getByLabel("Code from your app")).toBeVisible();
    await main(other).getByRole("button", { name: "Log in as somebody else" }).click();
    await askToLogIn(other);
    await fillLogIn(other, email, password);
    await expect(dialog(other, "One more lock")).toBeVisible();
    await other.keyboard.press("Escape");
    await expect(dialog(other, "One more lock")).toBeHidden();
    await expect.poll(() => other.evaluate(() => localStorage.getItem("larkpost-session"))).toBeNull();
    await other.context().close();
  });

  test("P6 live: without a provider no outside account is spoken of", async ({ page }) => {
    const settings = page.waitForResponse("**/auth/v1/settings");
    await enter(page);
    await settings;
    await expect(window(page, "Other ways in")).toHaveCount(0);
  });

  test("P6 live: outside accounts are linked and unlinked, never the last", async ({ page }) => {
    await page.route("**/auth/v1/settings", (route) => route.fulfill({ json: { external: { github: true } } }));
    await enter(page);
    const waysIn = window(page, "Other ways in");
    await expect(waysIn.getByRole("listitem")).toContainText(["GitHub"]);
    await page.route("**/auth/v1/user/identities/authorize**", (route) => {
      const asked = new URL(route.request().url());
      expect(asked.searchParams.get("provider")).toBe("github");
      const back = asked.searchParams.get("redirect_to") ?? "";
      const refusal = "error=invalid_request&error_code=identity_already_exists";
      const result = `${refusal}&error_description=Identity+is+already+linked`;
      return route.fulfill({ json: { url: `${back}?${result}#${result}` } });
    });
    await waysIn.getByRole("button", { name: "Link GitHub" }).click();
    await expect(main(page).getByRole("alert")).toContainText("Identity is already linked");
    await expect(page).toHaveURL("/account");

    let linked = ["email", "github"];
    await page.route("**/auth/v1/user", async (route) => {
      const answer = await route.fetch();
      const user: { identities: object[] } = await answer.json();
      const identities = linked.map((provider) => ({ ...user.identities[0], provider, identity_id: provider }));
      await route.fulfill({ response: answer, json: { ...user, identities } });
    });
    await page.route("**/auth/v1/user/identities/github", (route) => {
      expect(route.request().method()).toBe("DELETE");
      linked = ["email"];
      return route.fulfill({ json: {} });
    });
    await page.reload();
    await waysIn.getByRole("button", { name: "Unlink GitHub" }).click();
    await waysIn.getByRole("button", { name: "Yes, unlink it" }).click();
    await expect(waysIn.getByRole("status")).toHaveText("It is unlinked.");
    await expect(waysIn.getByRole("button", { name: "Link GitHub" })).toBeVisible();
    linked = ["github"];
    await page.reload();
    await expect(waysIn).toContainText("It is your only way in.");
    await expect(waysIn.getByRole("button")).toHaveCount(0);
  });

  test("P6 live: my data comes as a JSON file", async ({ page }) => {
    const email = await enter(page);
    const download = page.waitForEvent("download");
    await window(page, "My data").getByRole("button", { name: "Download my data" }).click();
    const file = await (await download).path();
    const data: { user: { email: string }; sessions: object[] } = JSON.parse(await readFile(file, "utf8"));
    expect(data.user.email).toBe(email);
    expect(data.sessions).toHaveLength(1);
    await expect(window(page, "My data").getByRole("status")).toContainText("in your downloads");
  });

  test("P6 live: an account is deleted by typing its address and showing the password", async ({ page }) => {
    const email = await enter(page);
    const box = window(page, "Delete my account");
    await box.getByRole("button", { name: "Delete my account" }).click();
    const typed = box.getByLabel("Your email, to confirm");
    await expect(typed).toBeFocused();
    await typed.fill("somebody@else.example");
    await box.getByLabel("Current password").fill(password);
    await box.getByRole("button", { name: "Delete it for good" }).click();
    await expect(typed).toHaveAccessibleDescription(/not the address of this account/);
    await typed.fill(email);
    await box.getByRole("button", { name: "Delete it for good" }).click();
    await expect(main(page).getByRole("status")).toContainText("Your account is deleted.");
    expect(await page.evaluate(() => localStorage.getItem("larkpost-session"))).toBeNull();
    await page.goto("/account");
    await askToLogIn(page);
    await fillLogIn(page, email, password);
    await expect(dialog(page, "Welcome Back").getByRole("alert")).toHaveText("Invalid login credentials");
  });

  test("P6 P5 live: an account that can't be read says why and can be asked for again", async ({ page }) => {
    await enter(page);
    let broken = true;
    await page.route("**/auth/v1/user", (route) =>
      broken ? route.fulfill({ status: 504, body: "" }) : route.continue(),
    );
    await page.reload();
    await expect(main(page).getByRole("alert")).toContainText(authErrors["gateway-timeout"].sentence);
    broken = false;
    await main(page).getByRole("button", { name: "Try again" }).click();
    await expect(window(page, "Email")).toBeVisible();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("P6 D13 live: the account page says that accounts need scripts", async ({ page }) => {
      await page.goto("/account");
      expect(await main(page).innerText()).toContain("Accounts need scripts, and they are off in your browser.");
    });
  });
});
