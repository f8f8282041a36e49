import { chat } from "#words/chat.ts";
import { contactSalesDialog as sales } from "#words/contact-sales.ts";
import { contactSalesSent } from "#words/contact-sales-sent.ts";
import { demoTable } from "#words/demo-table.ts";
import { plans } from "#content/catalog/plans.ts";
import { banner, byRole, main } from "./find.ts";
import { expect, test } from "./fixtures.ts";
import type { Visitor } from "./visitor.ts";

const countOf = (visitor: Visitor, selector: string, count: number) =>
  visitor.until(
    `there are ${count} of ${selector}`,
    (wanted, number) => document.querySelectorAll(wanted).length === number,
    selector,
    count,
  );

test("S2.8 the case studies come, are searched and narrowed to one trade", async ({ visitor }) => {
  await visitor.goto("/case-studies");
  await visitor.sees(byRole("article"));
  await countOf(visitor, "main article", 12);
  await visitor.fill(byRole("searchbox", "Search the case studies", main), "CADIZ");
  await countOf(visitor, "main article", 1);
  await visitor.reads(byRole("status", undefined, main), "1 of 12");
  await visitor.fill(byRole("searchbox", "Search the case studies", main), "no such word");
  await visitor.click(byRole("button", "Clear the search", main));
  await countOf(visitor, "main article", 12);
  await visitor.focus(byRole("combobox", "Trade", main));
  await visitor.session.type("Bak");
  await countOf(visitor, "main article", 1);
});

test("S2.9 the platforms come, a search typed before hydration is answered, and a letter leads to its names", async ({
  visitor,
  relay,
}) => {
  const search = byRole("searchbox", "Search the directory", main);
  relay.holdScripts();
  await visitor.goto("/social-media-world");
  await visitor.fill(search, "étsy");
  relay.release();
  await countOf(visitor, "main section[aria-label=Directory] li", 1);
  await visitor.fill(search, "zzzz");
  await visitor.click(byRole("button", "Clear the search", main));
  await visitor.sees(byRole("heading", "B", main));
  await visitor.click(byRole("link", "T", byRole("navigation", "Letters")));
  await visitor.isAt("/social-media-world#letter-t");
  await visitor.until("the letter is in the window", () => {
    const { top, bottom } = document.getElementById("letter-t")?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return top >= 0 && top < innerHeight && bottom > 0;
  });
});

test("D1 the demo shows one message four ways, and keeps words typed before hydration", async ({ visitor, relay }) => {
  relay.holdScripts();
  await visitor.goto("/demo");
  await visitor.fill(byRole("textbox", demoTable.fields.message, main), "Hake is in.");
  relay.release();
  for (const kind of ["email", "text", "WhatsApp chat", "social post"]) {
    await visitor.reads(byRole("region", new RegExp(`^The message as an? ${kind}$`), main), "Hake is in");
  }
  await visitor.holds(byRole("textbox", demoTable.fields.message, main), "Hake is in.");
});

test("D2 D3 what is left at the chat's desk and sent to sales is stored and confirmed", async ({ visitor }) => {
  const desk = byRole("dialog", chat.title);
  const opener = byRole("button", /^Live chat/, main);
  await visitor.goto("/");
  await visitor.hydrated();
  await visitor.click(opener);
  await visitor.click(byRole("button", chat.leave.open, desk));
  await visitor.fill(byRole("textbox", chat.leave.email, desk), "ruth@marlow-bakery.example");
  await visitor.fill(byRole("textbox", chat.leave.message, desk), "Do you open on Sundays?");
  await visitor.click(byRole("button", chat.leave.submit, desk));
  await visitor.reads(byRole("status", undefined, desk), chat.leave.sentTitle);
  await visitor.press("Escape");
  await visitor.seesNo(desk);
  await visitor.seesFocusOn(opener);

  const letter = byRole("dialog", sales.title);
  await visitor.goto("/solutions");
  await visitor.click(byRole("button", sales.open, main));
  await visitor.click(byRole("button", sales.submit, letter));
  await visitor.seesFocusOn(byRole("textbox", sales.name, letter));
  await visitor.fill(byRole("textbox", sales.name, letter), "Ruth Marlow");
  await visitor.fill(byRole("textbox", sales.business, letter), "Marlow Bakery");
  await visitor.fill(byRole("textbox", sales.email, letter), "ruth@marlow-bakery.example");
  await visitor.fill(byRole("textbox", sales.message, letter), "Three shops, one list.");
  await visitor.click(byRole("button", sales.submit, letter));
  await visitor.reads(byRole("status", undefined, letter), contactSalesSent.sentTitle);
});

test.describe("without scripts", () => {
  // Chromium reports each script that did not run as an error.
  test.use({ allowErrors: true });
  test.skip(
    ({ engineName }) => engineName === "webkit",
    "WebKit's driver can't look into a page that may run no script.",
  );

  test("D13 without scripts (not in WebKit) a page can be read, menus open and every link works", async ({
    visitor,
    relay,
  }) => {
    relay.switchScriptsOff();
    await visitor.goto("/");
    await visitor.sees(byRole("heading", /Send Smart/));
    await visitor.click(byRole("button", "Product", banner));
    await visitor.sees(byRole("link", /Website builder/, banner));
    await visitor.press("Escape");
    await visitor.click(byRole("link", "Pricing", banner));
    await visitor.isAt("/pricing");
    await visitor.reads(main, plans[1].price);
    expect(await visitor.evaluate(() => document.documentElement.classList.contains("scripts"))).toBe(false);
  });
});
