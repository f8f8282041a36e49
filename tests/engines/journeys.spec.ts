import { serviceNames } from "#content/catalog/service-names.ts";
import { chatQuestions } from "#content/chat-questions.ts";
import { chat } from "#words/chat.ts";
import { contactSalesDialog } from "#words/contact-sales.ts";
import { demoTable } from "#words/demo-table.ts";
import { logInDialog, signUpDialog } from "#words/dialogs.ts";
import { layout, themeSwitch } from "#words/layout.ts";
import { elementIds } from "#shared/element-ids.ts";
import { startSite } from "#scripts/start-site.ts";
import { type CountingService, startCountingService } from "../journeys/counting-service.ts";
import { expect, test, testsOn } from "./fixtures.ts";
import type { Visitor } from "./visitor.ts";

const notice = `#${elementIds.cookieNotice}`;
const password = "four loaves and a bun";

async function opensAndCloses(visitor: Visitor, opener: Parameters<Visitor["click"]>, layer: string): Promise<void> {
  await visitor.seesNo(layer);
  await visitor.click(...opener);
  await visitor.sees(layer);
  await visitor.press("Escape");
  await visitor.seesNo(layer);
  await visitor.seesFocusOn(...opener);
}

const isChosen = (visitor: Visitor, name: string) => visitor.sees("[role=tab][aria-selected=true]", name);

// Before hydration, browser engines open and close dialogs themselves, and they differ.
test("S1.5 S1.6 D2 dialogs and chat open and close before hydration @short", async ({ visitor, relay }) => {
  const [{ question, answer } = { question: "", answer: "" }] = chatQuestions;
  relay.holdScripts();
  await visitor.open("/");
  await opensAndCloses(visitor, ["header button", layout.logIn], "#log-in");
  await opensAndCloses(visitor, ["header button", "Try Free"], "#sign-up");
  await opensAndCloses(visitor, ["main button", /^Live chat/], "#chat");
  await visitor.click("main button", /^Live chat/);
  await visitor.click("#chat button, #chat summary", question);
  await visitor.sees("#chat details", new RegExp(RegExp.escape(answer.slice(0, 30))));
  await visitor.click("#chat button", chat.close);
  await visitor.seesNo("#chat");
  await visitor.open("/solutions");
  await opensAndCloses(visitor, ["main button", contactSalesDialog.open], "#contact-sales");
});

test("S1.2 the bar's menus open and close before hydration, and their links work after it @short", async ({
  visitor,
  relay,
}) => {
  relay.holdScripts();
  await visitor.open("/");
  await opensAndCloses(visitor, ["header button", "Product"], "#product-menu");
  await opensAndCloses(visitor, ["header button", "Resources"], "#resources-menu");
  await visitor.click("header button", "Product");
  await visitor.click("header button", "Resources");
  await visitor.seesNo("#product-menu");
  relay.release();
  await visitor.hydrated();
  await visitor.click("#resources-menu a", /^Case Studies/);
  await visitor.isAt("/case-studies");
});

test("S2.5 the pricing tabs work with the mouse, even before hydration, and with keys @short", async ({
  visitor,
  relay,
}) => {
  relay.holdScripts();
  await visitor.open("/pricing");
  await visitor.click("[role=tab]", "CRM");
  relay.release();
  await isChosen(visitor, "CRM");
  await visitor.isAt("/pricing#crm");
  await visitor.hydrated();
  await visitor.click("[role=tab]", "WhatsApp");
  await isChosen(visitor, "WhatsApp");
  await visitor.press("ArrowRight");
  await visitor.seesFocusOn("[role=tab]", "Social media");
  await visitor.press("End");
  await visitor.seesFocusOn("[role=tab]", "CRM");
  await visitor.press("ArrowRight");
  await isChosen(visitor, "Email");
});

test("S2.5 D8 a hash selects its service: on arrival, by back, forward and reload @short", async ({ visitor }) => {
  await visitor.open("/pricing#seo");
  await isChosen(visitor, "SEO");
  await visitor.hydrated();
  const { id, shortName } = serviceNames[6]!;
  await visitor.evaluate((hash) => void (location.hash = hash), id);
  await isChosen(visitor, shortName);
  await visitor.evaluate(() => history.back());
  await isChosen(visitor, "SEO");
  await visitor.evaluate(() => history.forward());
  await isChosen(visitor, shortName);
  await visitor.reload();
  await isChosen(visitor, shortName);
  await visitor.isAt(`/pricing#${id}`);
});

test("S1.4 Accept closes the notice before hydration and for the next page @short", async ({ visitor, relay }) => {
  relay.holdScripts();
  await visitor.open("/");
  await visitor.click(`${notice} button`, "Accept");
  await visitor.seesNo(notice);
  await visitor.click("header a", "Pricing");
  relay.release();
  await visitor.isAt("/pricing");
  await visitor.hydrated();
  await visitor.seesNo(notice);
});

test("S2.9 D1 words typed before hydration stay and take effect @short", async ({ visitor, relay }) => {
  relay.holdScripts();
  await visitor.open("/social-media-world");
  await visitor.type(["main [type=search]"], "étsy");
  relay.release();
  await visitor.until("one name is left", () => document.querySelectorAll("[aria-label=Directory] li").length === 1);
  relay.holdScripts();
  await visitor.open("/demo");
  await visitor.type(["main textarea", demoTable.fields.message], "Hake is in.");
  await visitor.type(["#demo-sender"], "An");
  relay.release();
  await visitor.until("the field keeps it, and four channels show it", () => {
    const regions = [...document.querySelectorAll<HTMLElement>("main section")];
    const shown = regions.filter(({ innerText }) => innerText.includes("Hake is in"));
    return document.querySelector<HTMLTextAreaElement>("main textarea")?.value === "Hake is in." && shown.length >= 4;
  });
  await visitor.driver.type("na");
  await visitor.until("the caret stayed", () => {
    return document.querySelector<HTMLInputElement>("#demo-sender")?.value === "Anna";
  });
});

test("S4.1 S4.2 S4.3 D21 a new visitor signs up and stays signed in, even on a page restored by back", async ({
  visitor,
}) => {
  const email = `ruth-${process.pid}-${Date.now()}@marlow-bakery.example`;
  const isSignedIn = () => visitor.sees("header [role=status]", new RegExp(`Signed in as ${email}`));
  await visitor.open("/help");
  await visitor.hydrated();
  await visitor.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
  });
  await visitor.click(`${notice} button`, "Accept");
  await visitor.seesNo(notice);
  await visitor.click("footer a", "Developers");
  await visitor.isAt("/developer");
  await visitor.hydrated();
  await visitor.click("header button", "Try Free");
  await visitor.type(["#sign-up input", signUpDialog.email], email);
  await visitor.type(["#sign-up input", signUpDialog.password], password);
  await visitor.type(["#sign-up input", signUpDialog.confirmPassword], "three loaves");
  await visitor.click("#sign-up [type=checkbox]");
  await visitor.click("#sign-up button", signUpDialog.submit);
  await visitor.sees("#sign-up [role=alert]", signUpDialog.alerts.passwordsDiffer);
  await visitor.type(["#sign-up input", signUpDialog.confirmPassword], password);
  await visitor.click("#sign-up button", signUpDialog.submit);
  await visitor.seesNo("#sign-up");
  await visitor.click("header button", layout.logIn);
  await visitor.type(["#log-in input", logInDialog.email], email);
  await visitor.type(["#log-in input", logInDialog.password], password);
  await visitor.press("Enter");
  await isSignedIn();
  await visitor.evaluate(() => history.back());
  await visitor.isAt("/help");
  await isSignedIn();
  await visitor.seesNo(notice);
  await visitor.until("the page came from the cache", () => Reflect.get(window, "persisted") === true);
});

test("S2.3 back and reload restore a page's scroll position", async ({ visitor }) => {
  await visitor.open("/product");
  await visitor.hydrated();
  await visitor.evaluate(() => scrollTo({ top: 2600, behavior: "instant" }));
  const getPlace = () => visitor.evaluate(() => scrollY);
  let place = 0;
  // Content is laid out only near the viewport, which may move the page.
  for (let last = -1; last !== place; ) [last, place] = [place, await getPlace()];
  const isBack = () => visitor.until("the page is where it was", (wanted) => scrollY === wanted, place);
  await visitor.click("header a", "Solutions");
  await visitor.isAt("/solutions");
  await visitor.until("the page begins at its top", () => scrollY === 0);
  await visitor.evaluate(() => history.back());
  await visitor.isAt("/product");
  await isBack();
  await visitor.reload();
  await isBack();
});

test("S1.2 the bar works with keys, and its theme choice survives a reload", async ({ visitor }) => {
  const ground = () => visitor.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await visitor.open("/help");
  await visitor.hydrated();
  await visitor.press("Tab");
  await visitor.seesFocusOn("a", layout.skipLink);
  await visitor.evaluate(() => document.querySelector<HTMLElement>("[popovertarget=product-menu]")?.focus());
  await visitor.press("Enter");
  await visitor.sees("#product-menu");
  await visitor.press("Tab");
  await visitor.until("focus is in the menu", () => document.activeElement?.closest("#product-menu") !== null);
  await visitor.press("Escape");
  await visitor.seesFocusOn("header button", "Product");
  const first = await ground();
  await visitor.click("header button", themeSwitch.label);
  await expect.poll(ground).not.toBe(first);
  const second = await ground();
  await visitor.reload();
  await expect.poll(ground).toBe(second);
});

let service: CountingService;
const counted = testsOn(async () => {
  service = await startCountingService();
  const website = `${service.address} 94db1cb1-74f4-4a40-ad6c-962362670409`;
  return startSite({ SITE_PROFILE: "live", ANALYTICS: `umami ${website}` });
});

counted("D26 P1 pages are counted across origins after consent alone, without credentials", async ({ visitor }) => {
  const remembered = `#${elementIds.rememberedNotice}`;
  // One visit in ten also sends web vitals when it ends.
  const told = () => service.counts().filter(({ event }) => event !== "Web vitals");
  await visitor.open("/help?secret=1#words");
  // Cookies ignore ports, so a request with credentials would send this one to the service.
  await visitor.evaluate(() => void (document.cookie = "planted=1; path=/"));
  await visitor.hydrated();
  await visitor.sees(remembered);
  expect([service.requests, service.preflights]).toEqual([[], []]);
  await visitor.click(`${remembered} button`, "Accept");
  await expect.poll(told).toEqual([{ event: "", page: "/help", from: "" }]);
  expect(service.preflights.length).toBeGreaterThanOrEqual(1);
  for (const { headers } of service.requests) {
    expect(headers).toMatchObject({ "content-type": "application/json", origin: visitor.site });
    expect(headers).not.toHaveProperty("cookie");
  }
  expect(JSON.stringify(service.requests)).not.toMatch(/secret|#words/i);
  service.close();
});
