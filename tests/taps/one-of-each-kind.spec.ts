import { devices, type Page } from "@playwright/test";
import { services } from "#content/catalog/services.ts";
import { expect, test } from "#tests/journeys/fixtures.ts";
import { serviceLines } from "#words/services.ts";

const { userAgent: _, defaultBrowserType: __, ...phone } = devices["Pixel 7"];
test.use({ ...phone, viewport: { width: 390, height: 844 } });
test.setTimeout(120_000);
/** Outcomes have no limit of their own: how soon the throttled page is complete depends on the machine. */
const eventually = expect.configure({ timeout: 0 });

/** Emulates a cheap phone, six times slower than this machine, on slow 4G (1.6 Mbit/s down, 150 ms round trip). */
const slowness = { rate: 6 };
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

const lastService = services.at(-1)?.shortName ?? "";
const main = (page: Page) => page.getByRole("main");
const lastTab = (page: Page) => page.getByRole("tab", { name: lastService, exact: true });

/** One control of each kind, and what it does when pressed on the complete page. */
const kinds = [
  {
    kind: "S1.5 a button that opens a dialog",
    route: "/",
    control: (page: Page) => page.getByRole("banner").getByRole("button", { name: "Try Free" }),
    outcome: (page: Page) => eventually(page.getByRole("dialog", { name: "Create Your Account" })).toBeVisible(),
  },
  {
    kind: "S1.2 a button that opens a menu",
    route: "/",
    control: (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menu" }),
    outcome: (page: Page) => eventually(page.getByRole("banner").getByRole("link", { name: "Pricing" })).toBeVisible(),
  },
  {
    kind: "S2.1 a link with navigation state",
    route: "/",
    control: (page: Page) => main(page).getByRole("link", { name: Object.values(serviceLines).at(-1) }),
    outcome: (page: Page) => eventually(lastTab(page)).toHaveAttribute("aria-selected", "true"),
  },
  {
    kind: "S2.5 a tab",
    route: "/pricing",
    control: lastTab,
    outcome: (page: Page) => eventually(page.getByRole("tabpanel", { name: lastService })).toBeVisible(),
  },
  {
    kind: "D1 a choice",
    route: "/demo",
    control: (page: Page) => main(page).locator("label", { has: page.getByRole("radio", { name: "Vet" }) }),
    outcome: (page: Page) => eventually(page.getByRole("radio", { name: "Vet" })).toBeChecked(),
  },
  {
    kind: "D1 a part that unfolds",
    route: "/pricing",
    control: (page: Page) => main(page).getByRole("heading", { name: "A forecast you can check" }),
    outcome: (page: Page) => eventually(page.getByRole("textbox", { name: "People on the list" })).toBeVisible(),
  },
];

for (const { kind, route, control, outcome } of kinds) {
  test(`${kind}, pressed right after Accept as soon as the page shows, takes effect`, async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slow4G);
    await session.send("Emulation.setCPUThrottlingRate", slowness);
    await page.goto(route, { waitUntil: "commit" });
    const accept = page.getByRole("dialog", { name: "Cookies" }).getByRole("button", { name: "Accept" });
    await accept.tap();
    await control(page).tap();
    await outcome(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await page.locator("html.loaded").waitFor();
    await outcome(page);
    await expect(accept).toBeHidden();
  });
}
