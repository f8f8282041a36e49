import { expect, type Page, test } from "@playwright/test";
import { desk, logIn, screens, serveDesk } from "#tests/journeys/desk-site.ts";
import { excessWidth } from "#tests/journeys/page-checks/cut-off.ts";
import { axeViolations } from "#tests/journeys/page-checks/accessibility.ts";

test.describe.configure({ mode: "serial" });
serveDesk();

async function pathsOfSubscribers(page: Page): Promise<string[]> {
  await page.goto(`${desk}/subscribers?show=pending`);
  const links = await page.getByRole("main").getByRole("listitem").getByRole("link").all();
  return Promise.all(links.map(async (link) => (await link.getAttribute("href"))?.split("?")[0] ?? ""));
}

test("D18 axe finds nothing on any screen of the desk by day and night, and all fit a phone", async ({ browser }) => {
  test.slow();
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  const complaints: string[] = [];
  page.on("console", (message) => {
    // One of the requested screens does not exist.
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
