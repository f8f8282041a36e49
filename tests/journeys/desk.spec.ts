import { expect, test, type Page } from "@playwright/test";
import { desk, logIn, screens, serveDesk, site } from "./desk-site.ts";
import { excessWidth } from "#tests/journeys/page-checks/cut-off.ts";
import { axeViolations } from "#tests/journeys/page-checks/accessibility.ts";

test.describe.configure({ mode: "serial" });
serveDesk();

test("D18 an operator answers a message and adds a case study, without scripts", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const assets = new Set<string>();
  page.on("response", (response) => {
    const [, ending] = /\/assets\/.*\.(\w+)$/.exec(response.url()) ?? [];
    if (ending) assets.add(`${ending} ${response.status()}`);
  });
  await logIn(page);
  await page.getByRole("link", { name: /Does one plan cover both bars/ }).click();
  await page.getByLabel("Your answer").fill("One plan covers both.");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByRole("status")).toHaveText("Your answer is on its way.");
  await expect(page.getByText("One plan covers both.")).toBeVisible();
  await page.getByRole("link", { name: "Inbox" }).first().click();
  await page.getByRole("link", { name: "Answered", exact: true }).click();
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
  const caseStudies = await fetch(
    `${site.url}/rest/v1/case_studies?select=brand_name&brand_name=eq.Kiln%20Brand%20name`,
  );
  expect(await caseStudies.json()).toEqual([{ brand_name: "Kiln Brand name" }]);
  // Pages are rendered again only after changes have settled.
  const served = async () => (await fetch(`${site.url}/case-studies`)).text();
  await expect.poll(served).toContain("Kiln Brand name");

  await page.getByRole("button", { name: /^Undo: Kiln Brand name/ }).click();
  await expect(page.getByRole("status")).toHaveText("The change is undone, on the site too.");
  await page.getByRole("button", { name: "Log out" }).click();
  expect([...assets].toSorted()).toEqual(["css 200", "svg 200", "woff2 200"]);
  await expect(page.getByLabel("Passphrase")).toBeVisible();
  await page.goto(`${desk}/inbox`);
  await expect(page.getByLabel("Passphrase")).toBeVisible();
  await context.close();
});

test("D18 an operator moves to the next message, and ends a subscription @nightly", async ({ page }) => {
  await logIn(page);
  await page.getByRole("link", { name: /N{99}/ }).click();
  await page.getByRole("link", { name: "Next message" }).click();
  await expect(page.getByRole("article").getByText("https://evil.example")).toBeVisible();
  await expect(page.getByRole("link", { name: "Next message" })).toHaveCount(0);

  await page.getByRole("link", { name: "Subscribers" }).click();
  await expect(page.getByText("0 people get the newsletter, one gets texts.")).toBeVisible();
  await page.getByRole("link", { name: /12025550123/ }).click();
  await page.getByRole("link", { name: "Unsubscribe", exact: true }).click();
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("status")).toHaveText("The subscription has ended.");
  await page.getByRole("link", { name: "Subscribers" }).last().click();
  await page.getByRole("link", { name: "Unsubscribed", exact: true }).click();
  await expect(page.getByRole("link", { name: /12025550123/ })).toBeVisible();
});

test("D18 no desk address works on the site's own port", async () => {
  for (const path of [...screens, "/log-in", "/inbox/export.csv", "/subscribers/export.csv"]) {
    // The site has case studies at the same paths.
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
  expect(notice).not.toContain("Messages and our answers to them stay");
});

async function pathsOfSubscribers(page: Page): Promise<string[]> {
  await page.goto(`${desk}/subscribers?show=pending`);
  const links = await page.getByRole("main").getByRole("listitem").getByRole("link").all();
  return Promise.all(links.map(async (link) => (await link.getAttribute("href"))?.split("?")[0] ?? ""));
}

test("D18 axe finds nothing on any screen of the desk by day and night, and all fit a phone @nightly", async ({
  browser,
}) => {
  test.slow();
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  const complaints: string[] = [];
  page.on("console", (message) => {
    // One of the screens that this test requests does not exist.
    if (message.type() === "error" && !message.text().includes("404")) complaints.push(message.text());
  });
  const judge = async (screen: string): Promise<void> => {
    expect(await axeViolations(page), screen).toEqual([]);
  };
  await page.goto(`${desk}/log-in`);
  await judge("/log-in");
  await logIn(page);
  const [subscriber = ""] = await pathsOfSubscribers(page);
  const all = [...screens, subscriber, `${subscriber}/erase`];
  for (const screen of all) {
    await page.goto(desk + screen);
    await judge(screen);
    expect(await page.evaluate(excessWidth), screen).toBeLessThanOrEqual(0);
  }
  expect(complaints).toEqual([]);
  await page.close();
});
