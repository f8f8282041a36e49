import { expect, holdBack, hydrated, test } from "./fixtures.ts";

const scripts = /\/assets\/.*\.js/;

test("S1.4 a link followed right after Accept stays in the document, so the label stays away", async ({ page }) => {
  const { release } = await holdBack(page, scripts);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Accept" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  release();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("dialog", { name: /cookies/i })).toBeHidden();
});

test("S1.4 where the scripts can't be had, a link followed right after Accept leads on all the same", async ({
  page,
}) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Accept" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test("S1.4 events are held back for ten seconds at most, then the link that was followed is followed", async ({
  page,
}) => {
  await page.clock.install();
  await holdBack(page, scripts);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Accept" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(/\/pricing$/);
});

test("S1.5 in an engine without invoker commands a dialog opens before hydration, and from one to the other after it", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "CommandEvent"));
  const { release } = await holdBack(page, scripts);
  await page.goto("/", { waitUntil: "commit" });
  // Without the attribute the browser runs no command, as in an engine without commands.
  await page.evaluate(() => {
    for (const button of document.querySelectorAll("[commandfor]")) button.removeAttribute("command");
  });
  const opener = page.getByRole("banner").getByRole("button", { name: "Log In" });
  await opener.click();
  const welcome = page.getByRole("dialog", { name: "Welcome Back" });
  await expect(welcome).toBeVisible();
  release();
  await hydrated(page);
  await page.keyboard.press("Escape");
  await expect(welcome).toBeHidden();
  await expect(opener).toBeFocused();
});

test("S1.6 where a tap beside an open layer closes nothing by itself, it is closed", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "CommandEvent"));
  await page.goto("/");
  const chat = page.locator("#chat");
  await page
    .getByRole("button", { name: /live chat|chat/i })
    .first()
    .click();
  await expect(chat).toBeVisible();
  // Chromium itself closes the chat only on trusted pointer events.
  await chat.getByRole("heading").first().dispatchEvent("pointerup");
  await expect(chat).toBeVisible();
  await page.getByRole("heading", { level: 1 }).dispatchEvent("pointerup");
  await expect(chat).toBeHidden();
});

test.describe("live", () => {
  test.use({ siteName: "live" });

  test("P1 live: Cookie choices, pressed before the label is there, shows it as soon as it is", async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("larkpost-consent", JSON.stringify({ allowed: [], time: Date.now() }));
    });
    const { release } = await holdBack(page, /\/assets\/(remembered-label|entry).*\.js/);
    await page.goto("/help", { waitUntil: "commit" });
    await page.getByRole("contentinfo").getByRole("button", { name: "Cookie choices" }).click();
    release();
    const label = page.getByRole("dialog", { name: /cookies/i });
    await expect(label).toBeVisible();
    await expect(label.getByRole("button").first()).toBeFocused();
  });
});
