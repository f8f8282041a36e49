import type { Page } from "@playwright/test";
import { expect, holdBack, test } from "./fixtures.ts";
import { withholdFirstPointer } from "./page-checks/transfers.ts";

const toScriptPattern = (name: string): RegExp => new RegExp(`/assets/${name}\\.island-[\\w-]+\\.js$`);
const island = (page: Page, name: string) => page.locator(`[data-island=${name}]`);
async function idle(page: Page): Promise<void> {
  await expect(page.locator("html.loaded")).toBeAttached();
  await page.waitForLoadState("networkidle");
}

async function expectAwake(page: Page, name: string, isAwake = true): Promise<void> {
  const found = expect(island(page, name));
  await (isAwake ? found : found.not).toHaveAttribute("data-awake", "");
}

// The pause button appears only if something moves.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.describe("D13 an island wakes", () => {
  test("at the first press on it or its opener, and not before @nightly", async ({ page }) => {
    await page.goto("/");
    await idle(page);
    await expect(page.locator("[data-island][data-awake]")).toHaveCount(0);
    await page.locator("[commandfor=sign-up]:visible").first().click();
    await expectAwake(page, "sign-up");
    await expectAwake(page, "log-in", false);
  });

  test("even if the browser sees no idle time, as Chromium may on a page opened by touch @nightly", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (run, { timeout = 0 } = {}) =>
        timeout && window.setTimeout(run, timeout, { didTimeout: true, timeRemaining: () => 0 });
    });
    await page.goto("/");
    await idle(page);
  });

  test("S2.5 not on an untouched page, and the first press still takes effect", async ({ page }) => {
    await withholdFirstPointer(page);
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    const ofReact = () => scripts.filter((address) => /\/assets\/react-/.test(address));
    await page.goto("/pricing");
    await idle(page);
    expect(ofReact()).toEqual([]);
    await page.getByRole("tab").nth(2).click();
    await expect(page.getByRole("tab").nth(2)).toHaveAttribute("aria-selected", "true");
    expect(ofReact()).toHaveLength(1);
  });

  test("when a visitor is near a page's tool, unless the browser saves data @nightly", async ({ page, context }) => {
    await page.goto("/pricing");
    await idle(page);
    await page.mouse.move(9, 9);
    await expectAwake(page, "plan-chooser");
    await expectAwake(page, "calculator", false);
    await island(page, "calculator").locator("form").first().scrollIntoViewIfNeeded();
    await expectAwake(page, "calculator");
    const saving = await context.newPage();
    await saving.addInitScript(() => Object.assign(navigator, { connection: {} }));
    await saving.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
    );
    await saving.goto("/pricing");
    await idle(saving);
    await saving.mouse.move(9, 9);
    await expectAwake(saving, "plan-chooser", false);
  });

  test("at once if it can't wait or shows what only the browser knows @nightly", async ({ page }) => {
    await page.goto("/case-studies");
    await expectAwake(page, "case-study-list");
    await page.goto("/pricing?contacts=4000");
    await expectAwake(page, "calculator");
    await page.evaluate(() => localStorage.setItem("larkpost-session", "{}"));
    await page.goto("/");
    await expectAwake(page, "bar-action");
  });
});

test.describe("D13 input before an island hydrates", () => {
  test("selects the last of several tabs chosen in a row", async ({ page }) => {
    const { release } = await holdBack(page, toScriptPattern("plan-chooser"));
    await page.goto("/pricing");
    const tabs = page.getByRole("tab");
    await tabs.nth(2).click();
    await tabs.nth(4).click();
    await expect(tabs.nth(4)).toHaveAttribute("data-waiting", "");
    release();
    await expect(tabs.nth(4)).toHaveAttribute("aria-selected", "true");
    await expect(page.locator("[data-waiting]")).toHaveCount(0);
    await expect(tabs.nth(2)).toHaveAttribute("aria-selected", "false");
  });

  test("keeps a form open, with its input, if an extension adds elements next to its fields @nightly", async ({
    page,
  }) => {
    const { release } = await holdBack(page, toScriptPattern("log-in"));
    await page.goto("/help");
    await page.locator("[commandfor=log-in]:visible").first().click();
    const email = page.locator("#log-in [type=email]");
    await email.evaluate((field) => {
      const icon = document.createElement("div");
      icon.dataset.lastpassIconRoot = "";
      field.after(icon, document.createElement("grammarly-extension"));
    });
    await email.fill("ruth@marlow.example");
    release();
    await expectAwake(page, "log-in");
    await expect(email).toBeVisible();
    await expect(email).toHaveValue("ruth@marlow.example");
  });

  test("sends a submitted form once @nightly", async ({ page }) => {
    const { release } = await holdBack(page, toScriptPattern("subscribe-forms"));
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    await page.goto("/");
    const field = island(page, "subscribe-forms").locator("input[type=email]");
    await field.fill("ines@mail.example");
    await field.press("Enter");
    release();
    await expect(field).toHaveValue("");
    await expect.poll(() => messages.filter((text) => text === "ines@mail.example")).toHaveLength(1);
  });
});

test.describe("D13 an island that fails", () => {
  test.use({ allowPageErrors: true });

  test("says so next to the pressed control, once", async ({ page }) => {
    await page.route(toScriptPattern("pause-button"), (route) => route.abort());
    await page.goto("/");
    const button = island(page, "pause-button").getByRole("button");
    await button.click();
    const sentence = page.getByRole("alert").filter({ hasText: "could not be loaded" });
    await expect(sentence).toBeVisible();
    await expect(button).not.toHaveAttribute("data-waiting", "");
    await button.click();
    await expect(sentence).toHaveCount(1);
  });

  test("says so if the page depends on it, without a spinner, and on the console @nightly", async ({ page }) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.route(toScriptPattern("case-study-list"), (route) => route.abort());
    await page.goto("/case-studies");
    await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
    await expect(page.getByRole("status")).toBeHidden();
    await expect.poll(() => errors.join()).toContain("dynamically imported module");
  });

  test("says so next to its control if its script fails to load, and the next press sends the form @nightly", async ({
    page,
  }) => {
    await page.goto("/");
    await page.route(/\/assets\/log-in\.island-[\w-]+\.js$/, (route) => route.abort());
    const form = island(page, "log-in").locator("form[method=post]");
    await page.getByRole("button", { name: "Log In" }).first().click();
    await form.getByRole("textbox", { name: "Email" }).fill("ines@mail.example");
    await form.getByLabel("Password", { exact: true }).fill("wrong words");
    await form.getByRole("button", { name: "Log In" }).click();
    await expect(form.getByRole("alert")).toContainText("could not be loaded");
    await page.unrouteAll();
    const sent = page.waitForRequest(/grant_type=password/);
    await form.getByRole("button", { name: "Log In" }).click();
    expect((await sent).postDataJSON()).toMatchObject({ email: "ines@mail.example", password: "wrong words" });
  });

  test("while rendering stays as served, and leaves page and other islands alone @nightly", async ({ page }) => {
    await page.goto("/media-world");
    const album = island(page, "platform-filter");
    const served = await album.innerHTML();
    await album.evaluate((element) => element.setAttribute("data-props", "{}"));
    await album.getByRole("button").first().click();
    await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
    await expectAwake(page, "platform-filter", false);
    expect(await album.innerHTML()).toBe(served);
    await page.locator("[commandfor=sign-up]:visible").first().click();
    await expectAwake(page, "sign-up");
  });
});

test.describe("D13 an island that can't be rendered", () => {
  test.use({ allowPageErrors: true });

  test("after hydration stays as served, and leaves others like it alone @nightly", async ({ page }) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.addInitScript(() => {
      sessionStorage.setItem("larkpost-line", "Fresh bread at seven");
      // An unknown channel makes the island throw when it shows the line after hydration.
      addEventListener("DOMContentLoaded", () =>
        document.querySelector("[data-island=line-on-channel]")?.setAttribute("data-props", '{"channel":"pigeon"}'),
      );
    });
    await page.goto("/product");
    const lines = island(page, "line-on-channel");
    await expect(lines.nth(1)).toContainText("Fresh bread at seven");
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    await expect(lines.first()).toBeEmpty();
    await expect(lines.first()).not.toHaveAttribute("data-awake", "");
  });
});

test("D13 an island removed from the document is left alone @nightly", async ({ page }) => {
  const { release, requests } = await holdBack(page, toScriptPattern("pause-button"));
  await page.goto("/");
  await island(page, "pause-button").getByRole("button").click();
  await expect.poll(() => requests.size).toBe(1);
  const detached = await island(page, "pause-button").evaluateHandle((element) => {
    element.remove();
    return element;
  });
  release();
  await page.locator("[commandfor=sign-up]:visible").first().click();
  await expectAwake(page, "sign-up");
  expect(await detached.evaluate((element) => element.hasAttribute("data-awake"))).toBe(false);
});

test("D13 a page restored from the browser's cache has no open dialog, and has the current theme @nightly", async ({
  page,
}) => {
  await page.goto("/");
  await page.locator("[commandfor=sign-up]:visible").first().click();
  await expect(page.locator("dialog#sign-up")).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem("larkpost-theme", "dark");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(page.locator("dialog#sign-up")).toBeHidden();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
