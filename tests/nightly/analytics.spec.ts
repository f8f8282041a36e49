import { brotliCompressSync } from "node:zlib";
import { startSite } from "#scripts/start-site.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import { fillSignUp, signUp } from "../journeys/account-visitor.ts";
import { contacts } from "../journeys/calculator-visitor.ts";
import { type CountingService, startCountingService } from "../journeys/counting-service.ts";
import { expect, hydrated } from "../journeys/fixtures.ts";
import { testsOn } from "../journeys/own-site.ts";

const website = "94db1cb1-74f4-4a40-ad6c-962362670409";
let service: CountingService;
/** A separate `live` server, whose pages report to a service on another origin. */
const test = testsOn(async () => {
  service = await startCountingService();
  return startSite({
    SITE_PROFILE: "live",
    RATE_LIMIT_SCALE: "1000",
    ANALYTICS: `umami ${service.address} ${website}`,
  });
});

test.describe.configure({ mode: "default" });
test.beforeEach(async ({ page }) => {
  service.requests.length = 0;
  const choice = JSON.stringify({ allowed: ["statistics"], time: Date.now() - 1000 });
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [storageKeys.consent, choice] as const);
  // Keeps this visit out of the sample that reports web vitals.
  await page.addInitScript(() => Object.assign(Math, { random: () => 0.5 }));
});
test.afterAll(() => service.close());

const events = () => service.counts().flatMap(({ event }) => event || []);

test("D26 eight events are reported, each once per page, without any input", async ({ page }) => {
  const typed = "Sold out by noon, says Zephyrine";
  await page.goto("/templates/last-loaves-half-price");
  await page.getByRole("link", { name: "Use this line" }).click();
  await page.getByRole("textbox", { name: "Your message" }).fill(typed);
  await page.goto("/pricing");
  await hydrated(page);
  await contacts(page).fill("2400");
  await page.getByRole("button", { name: "Get Started" }).first().click();
  await fillSignUp(page);
  await signUp(page).getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Sign up successful!" })).toBeVisible();
  await page.goto("/solutions");
  await hydrated(page);
  await page.getByRole("button", { name: "Contact Sales" }).first().click();
  const sales = page.getByRole("dialog", { name: "Contact Sales" });
  for (const label of ["Your name", "Business"]) await sales.getByLabel(label).fill("Zephyrine");
  await sales.getByLabel("Email").fill("zephyrine@example.com");
  await sales.getByRole("textbox", { name: "Message" }).fill(typed);
  await sales.getByRole("button", { name: "Send" }).click();
  await expect.poll(events).toContain("Message sent");
  await page.goto("/search?q=zephyrinezephyrine");
  await expect
    .poll(() => events().toSorted())
    .toEqual([
      "Calculator used",
      "Demo used",
      "Message sent",
      "Plan chosen",
      "Search without a result",
      "Sign-up begun",
      "Sign-up done",
      "Template used",
    ]);
  expect(JSON.stringify(service.requests)).not.toMatch(/zephyrine/i);
});

test("D26 one visit in ten reports its page's speed, once, when hidden; others load nothing for it", async ({
  page,
}) => {
  const vitals: string[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/vitals-")) vitals.push(response.headers()["content-length"] ?? "");
  });
  await page.addInitScript(() => Object.assign(Math, { random: () => Number(location.pathname === "/help") * 0.5 }));
  await page.goto("/help");
  await expect.poll(() => service.requests).toHaveLength(1);
  expect(vitals).toEqual([]);
  await page.goto("/legal");
  await expect.poll(() => vitals).toHaveLength(1);
  await page.getByRole("heading", { level: 1 }).click();
  await page.evaluate(() => {
    for (const value of ["hidden", "visible", "hidden"]) {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }
  });
  await expect.poll(events).toEqual(["Web vitals"]);
  const rating = expect.stringMatching(/^(good|needs-improvement|poor)$/);
  expect(service.requests.at(-1)?.body).toMatchObject({ payload: { website, data: { LCP: rating } } });
});

test("D26 counting takes at most 0.8 kB and vitals 2.5 kB; without the setting a page has neither", async ({
  page,
  request,
  baseURL,
}) => {
  const text = await (await request.get("/help")).text();
  const [, address = "", script = ""] = /<script[^>]* data-vitals="([^"]*)">(.*?)<\/script>/s.exec(text) ?? [];
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(800);
  const vitals = await (await request.get(address)).body();
  expect(brotliCompressSync(vitals).length).toBeLessThanOrEqual(2_500);
  expect(await (await request.get("/no-such-page/visitor@example.com")).text()).not.toContain("data-vitals");
  const other = process.env.SITE_LIVE ?? baseURL ?? "";
  expect(await (await page.goto(`${other}/help`))?.text()).not.toMatch(/data-vitals|analytics/);
});
