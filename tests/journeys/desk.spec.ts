import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { freePort, type RunningSite, startSite } from "#scripts/start-site.ts";
import { sendOperatorRequest } from "#server/admin/data/operator-command.ts";

/** A site with its own data, and its desk. */
let site: RunningSite;
let desk = "";
let passphrase = "";
const data = mkdtempSync(path.join(tmpdir(), "larkpost-desk-"));

/** The longest text that the chat accepts, with markup, a bidirectional override and a word without a line break. */
const hostile = `<b>${"W".repeat(500)}</b> \u202eevil https://evil.example <script>alert(1)</script>`.padEnd(
  2000,
  "\u2067x ",
);

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  const port = await freePort();
  desk = `http://localhost:${port}`;
  site = await startSite({ DATA_DIR: data, ADMIN_PORT: String(port), RATE_LIMIT_SCALE: "1000", SITE_PROFILE: "live" });
  const added = await sendOperatorRequest(data, { action: "add", name: "Ines Ortega" });
  if (added === null || !("passphrase" in added)) throw new Error("No operator was added.");
  ({ passphrase } = added);
  for (const message of ["Does one plan cover both bars?", hostile]) {
    const left = await fetch(`${site.url}/rest/v1/chat_messages`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Prefer: "return=minimal" },
      body: JSON.stringify({ email: "lena@weinbars.example", message, page: "/pricing" }),
    });
    expect(left.status).toBe(201);
  }
  const sales = { name: `\u202e${"N".repeat(99)}`, business: `=cmd|'/c'!${"B".repeat(100)}` };
  const written = await fetch(`${site.url}/rest/v1/contact_messages`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Prefer: "return=minimal" },
    body: JSON.stringify({ ...sales, email: "piet@vries.example", message: hostile.padEnd(4000, "W") }),
  });
  expect(written.status).toBe(201);
  for (const [form, fields] of [
    ["/newsletter", { email: `=${"w".repeat(60)}@${"w".repeat(60)}.example` }],
    ["/newsletter/texts", { phone: "+1 202 555 0123" }],
  ] as const) {
    const body = new URLSearchParams(fields);
    const headers = { Accept: "application/json", Origin: site.url };
    const sent = await fetch(site.url + form, { method: "POST", body, headers });
    expect(sent.status).toBe(200);
  }
});

test.afterAll(async () => {
  await site.stop();
  rmSync(data, { recursive: true });
});

async function logIn(page: Page): Promise<void> {
  await page.goto(desk);
  await page.getByLabel("Your name").fill("Ines Ortega");
  await page.getByLabel("Passphrase").fill(passphrase);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("heading", { name: "Inbox", level: 1 })).toBeVisible();
}

test("D18 an operator answers a message and adds a case study, without scripts", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await logIn(page);
  await page.getByRole("link", { name: /Does one plan cover both bars/ }).click();
  await page.getByLabel("Your answer").fill("One plan covers both.");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByRole("status")).toHaveText("Your answer is on its way.");
  await expect(page.getByText("One plan covers both.")).toBeVisible();
  await page.getByRole("link", { name: "Answered" }).first().click();
  await expect(page.getByRole("link", { name: /Does one plan cover both bars/ })).toBeVisible();

  await page.getByRole("link", { name: "Case studies" }).click();
  await page.getByRole("link", { name: "New case study" }).click();
  const fields = [
    "Brand name",
    "Industry",
    "About the company",
    "Position",
    "Collaboration",
    "Strategy",
    "Key results",
  ];
  for (const name of fields) await page.getByLabel(name, { exact: true }).fill(`Kiln ${name}`);
  await page.getByLabel("Project link").fill("kiln.example");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Start the address with https://")).toBeVisible();
  await page.getByLabel("Project link").fill("https://kiln.example/");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("status")).toHaveText("It is on the site now.");
  const stories = await fetch(`${site.url}/rest/v1/case_studies?select=brand_name&brand_name=eq.Kiln%20Brand%20name`);
  expect(await stories.json()).toEqual([{ brand_name: "Kiln Brand name" }]);
  const served = await (await fetch(`${site.url}/case-studies`)).text();
  expect(served).toContain("Kiln Brand name");

  await page.getByRole("button", { name: /^Undo: Kiln Brand name/ }).click();
  await expect(page.getByRole("status")).toHaveText("The change is undone, on the site too.");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByLabel("Passphrase")).toBeVisible();
  await page.goto(`${desk}/inbox`);
  await expect(page.getByLabel("Passphrase")).toBeVisible();
  await context.close();
});

test("D18 an operator goes on to the next message, and ends a subscription", async ({ page }) => {
  await logIn(page);
  await page.getByRole("link", { name: /N{99}/ }).click();
  await page.getByRole("link", { name: "Next message" }).click();
  await expect(page.locator(".thread").getByText("https://evil.example")).toBeVisible();
  await expect(page.getByRole("link", { name: "Next message" })).toHaveCount(0);

  await page.getByRole("link", { name: "Subscribers" }).click();
  await expect(page.getByText("0 get the newsletter, one gets texts.")).toBeVisible();
  await page.getByRole("link", { name: /12025550123/ }).click();
  await page.getByRole("link", { name: "Unsubscribe", exact: true }).click();
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("status")).toHaveText("The subscription is over.");
  await page.getByRole("link", { name: "Subscribers" }).last().click();
  await page.getByRole("link", { name: "Unsubscribed", exact: true }).click();
  await expect(page.getByRole("link", { name: /12025550123/ })).toBeVisible();
});

test("D18 no address of the desk answers on the site's own port", async () => {
  for (const path of [...screens, "/log-in", "/inbox/export.csv", "/subscribers/export.csv", "/lark.svg"]) {
    // The site has case studies at the same addresses.
    if (path.startsWith("/case-studies")) continue;
    const headers = { Host: new URL(desk).host, Cookie: "desk=x" };
    const statuses = await Promise.all(
      ["GET", "POST"].map(async (method) => (await fetch(site.url + path, { method, headers })).status),
    );
    expect([path, ...statuses.filter((status) => status < 400)]).toEqual([path]);
  }
});

test("D6 the privacy notice says after how many days messages are deleted", async () => {
  const notice = await (await fetch(`${site.url}/legal`)).text();
  expect(notice).toContain("Messages are deleted 365 days after you left them");
  expect(notice).not.toContain("stay until you ask us to delete them or they are no longer needed. Nothing else");
});

const screens = [
  "/inbox",
  "/inbox?q=nothing%20like%20it",
  "/inbox/chat/1",
  "/inbox/chat/2",
  "/inbox/chat/2/delete",
  "/case-studies",
  "/case-studies/1",
  "/platforms",
  "/platforms/new",
  "/platforms/import",
  "/accounts",
  "/subscribers",
  "/subscribers?q=nobody%20like%20it",
  "/health",
  "/health/actions",
  "/no-such-page",
];

async function pathsOfSubscribers(page: Page): Promise<string[]> {
  await page.goto(`${desk}/subscribers?show=pending`);
  const links = await page.locator(".subscribers a").all();
  return Promise.all(links.map(async (link) => (await link.getAttribute("href"))?.split("?")[0] ?? ""));
}

for (const width of [390, 1280]) {
  test(`D18 axe finds nothing on any screen of the desk by day and night, at ${width} pixels`, async ({ browser }) => {
    test.slow();
    const page = await browser.newPage({ viewport: { width, height: 844 } });
    const complaints: string[] = [];
    page.on("console", (message) => {
      // One of the requested screens does not exist.
      if (message.type() === "error" && !message.text().includes("404")) complaints.push(message.text());
    });
    // The rules about colors have the same result at every width.
    const schemes = width === 390 ? (["light", "dark"] as const) : (["light"] as const);
    const judge = async (screen: string): Promise<void> => {
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        const axe = new AxeBuilder({ page }).setLegacyMode(true);
        if (colorScheme === "dark") axe.withRules(["color-contrast", "link-in-text-block"]);
        const { violations } = await axe.analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`,
        );
        expect(found, `${screen} ${colorScheme}`).toEqual([]);
      }
    };
    await page.goto(`${desk}/log-in`);
    await judge("/log-in");
    await logIn(page);
    const [subscriber = ""] = await pathsOfSubscribers(page);
    const all = [...screens, subscriber, `${subscriber}/erase`];
    for (const screen of all) {
      await page.goto(desk + screen);
      await judge(screen);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), screen).toBeLessThanOrEqual(
        0,
      );
    }
    for (const screen of width === 390 ? all : []) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(desk + screen);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), screen).toBeLessThanOrEqual(
        0,
      );
    }
    expect(complaints).toEqual([]);
    await page.close();
  });
}
