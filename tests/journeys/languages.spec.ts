import { readdirSync } from "node:fs";
import path from "node:path";
import { signUpDialog } from "#words/dialogs.ts";
import { notFound } from "#words/pages/not-found.ts";
import { searchBox } from "#words/search.ts";
import { pseudoMessage } from "#scripts/words/pseudo.ts";
import { startSite } from "#scripts/start-site.ts";
import { banner, newEmail, password } from "./account-visitor.ts";
import { expect, hydrated } from "./fixtures.ts";
import { emailTo } from "./outbox.ts";
import { testsOn } from "./own-site.ts";
import { budget, countShifts } from "./page-checks/transfers.ts";

const test = testsOn(() => startSite({ SITE_LANGUAGES: "en,en-xa", RATE_LIMIT_SCALE: "1000" }));
test.describe.configure({ mode: "default" });

/** ICU syntax doubles apostrophes. */
const say = (text: string): string => pseudoMessage(text).replaceAll("''", "'");

test("D25 a page in another language says so, and its links and unknown addresses stay in it", async ({ page }) => {
  await page.goto("/en-xa/pricing");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-xa");
  const alternates = page.locator("link[rel=alternate][hreflang]");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/en-xa\/pricing$/);
  expect(
    await alternates.evaluateAll((all) => all.map((link) => new URL((link as HTMLLinkElement).href).pathname)),
  ).toEqual(["/pricing", "/en-xa/pricing", "/pricing"]);
  await banner(page).getByRole("link").first().click();
  await expect(page).toHaveURL("/en-xa");
  const leading = await page
    .locator("a[href^='/']:not([data-language])")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(leading.length).toBeGreaterThan(40);
  expect(leading.filter((address) => !/^\/en-xa(?:[/?#]|$)/.test(address))).toEqual([]);

  const unknown = await page.goto("/en-xa/nowhere");
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(notFound.heading));
});

test("D25 React's script imports nothing that differs by language: one file serves all", () => {
  const reactIn = (build: string) =>
    readdirSync(path.join("build", build, "client", "assets")).filter((name) => /^react-[\w-]+\.js$/.test(name));
  expect(reactIn("")).toHaveLength(1);
  // A language's build has only the files that English lacks.
  expect(reactIn("languages/en-xa")).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("D25 D13 a form is answered in its language, and links name the language @nightly", async ({ page }) => {
    await page.goto("/en-xa/search?q=refund");
    const main = page.getByRole("main");
    await expect(main).toContainText(say(searchBox.kinds.answer));
    await main.getByRole("button", { name: say(searchBox.submit) }).click();
    await expect(page).toHaveURL(/\/en-xa\/search\?/);
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    // The link keeps the submitted query, because only the path selects the language.
    await expect(page).toHaveURL(/\/search\?q=refund/);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});

test("D25 a sign-up in another language sends its email in it, which links back to it", async ({
  page,
  ownSite: { dataDirectory },
}) => {
  await page.goto("/en-xa/help");
  await banner(page)
    .getByRole("button", { name: say("Try Free") })
    .click();
  const dialog = page.getByRole("dialog", { name: say(signUpDialog.title) });
  const email = newEmail();
  const [address, secret, again] = [0, 1, 2].map((index) => dialog.locator("input:not([type=checkbox])").nth(index));
  await address?.fill(email);
  await secret?.fill(password);
  await again?.fill("another");
  await dialog.getByRole("checkbox").check();
  await dialog.locator("form[method=post]").evaluate((form) => (form as HTMLFormElement).requestSubmit());
  await expect(dialog.getByRole("alert")).toHaveText(say(signUpDialog.alerts.passwordsDiffer));
  await again?.fill(password);
  await dialog.locator("form[method=post]").evaluate((form) => (form as HTMLFormElement).requestSubmit());
  await expect(dialog).toBeHidden();
  const link = /(https?:\/\/\S+#token=\S+)/.exec(await emailTo(email, undefined, dataDirectory))?.[1] ?? "";
  expect(new URL(link).pathname).toBe("/en-xa");
});

test("D25 switching languages keeps the place: query, part, and the chosen service @nightly", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.locator("a[data-select-service=crm]").first().click();
  await expect.poll(() => page.evaluate(() => history.state)).toEqual({ selectedService: "crm" });
  await page.evaluate(() => history.replaceState(history.state, "", "/pricing?contacts=300#cost"));
  const footer = page.getByRole("contentinfo");
  await expect(page.locator("html.loaded")).toBeAttached();
  await expect(page.locator("[data-enhance=languages]")).toHaveAttribute("data-awake", "");
  await footer.getByRole("link", { name: "Ƥšéûðö" }).click();
  await expect(page).toHaveURL("/en-xa/pricing?contacts=300#cost");
  await expect.poll(() => page.evaluate(() => history.state)).toMatchObject({ selectedService: "crm" });
});

test.describe("whose browser is set to it", () => {
  test.use({ locale: "en-XA" });

  test("D25 one line offers a language, once", async ({ page }) => {
    const shifts = await countShifts(page);
    await page.goto("/pricing?contacts=300");
    const offer = page.getByRole("link", { name: say("This page in English") });
    await expect(offer).toBeVisible();
    const [bar, line, title] = await Promise.all(
      [banner(page), page.locator("[data-enhance=languages]"), page.getByRole("heading", { level: 1 })].map((part) =>
        part.boundingBox(),
      ),
    );
    expect(line?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
    expect(title?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0) - 1);
    await expect(page.locator("[data-enhance=languages]")).toHaveAttribute("data-awake", "");
    expect(await shifts(), "the line is there from the first frame").toBeLessThan(budget.shift);
    await page.getByRole("button", { name: say("No, thanks") }).click();
    await expect(offer).toBeHidden();
    await page.goto("/product");
    await expect(page.locator("[data-enhance=languages]")).toHaveAttribute("data-awake", "");
    await expect(offer).toBeHidden();
  });
});
