import { chatQuestions } from "#content/chat-questions.ts";
import { chat } from "#words/chat.ts";
import { contactSalesDialog } from "#words/contact-sales.ts";
import { plans } from "#content/catalog/plans.ts";
import { banner, byRole, contentinfo, main, type Target } from "./find.ts";
import { expect, short, test } from "./fixtures.ts";
import type { Relay } from "./relay.ts";
import type { Visitor } from "./visitor.ts";

const welcome = byRole("dialog", "Welcome Back");
const createAccount = byRole("dialog", "Create Your Account");
const label = byRole("dialog", /cookies/i);
const narrow = { width: 390, height: 844 };

/** Opens a layer, closes it with Escape once it contains `words`, and expects the focus back on `opener`. */
async function opensAndCloses(visitor: Visitor, opener: Target, layer: Target, words = ""): Promise<void> {
  await visitor.seesNo(layer);
  await visitor.click(opener);
  await visitor.sees(layer);
  await visitor.reads(layer, words);
  await visitor.press("Escape");
  await visitor.seesNo(layer);
  await visitor.seesFocusOn(opener);
}

for (const when of ["before hydration", "after hydration"] as const) {
  /** Loads a page and holds back its scripts, or waits until it is hydrated. */
  const arrive = async (visitor: Visitor, relay: Relay, path: string) => {
    if (when === "before hydration") relay.holdScripts();
    await visitor.goto(path);
    if (when === "after hydration") await visitor.hydrated();
  };

  // What works before hydration works by the engine itself, which is where they differ.
  const inTest = when === "before hydration" ? short : {};

  test(`S1.5 Log In and Try Free open and close, ${when}`, inTest, async ({ visitor, relay }) => {
    await arrive(visitor, relay, "/");
    await opensAndCloses(visitor, byRole("button", "Log In", banner), welcome);
    await opensAndCloses(visitor, byRole("button", "Try Free", banner), createAccount);
    await opensAndCloses(visitor, byRole("button", "Try Free", main), createAccount);
  });

  test(`S1.5 Contact Sales opens and closes, ${when}`, async ({ visitor, relay }) => {
    await arrive(visitor, relay, "/solutions");
    const opener = byRole("button", contactSalesDialog.open, main);
    await opensAndCloses(visitor, opener, byRole("dialog", contactSalesDialog.title));
  });

  test(`S1.5 D4 Get Started opens and closes, ${when}, and the plan is named`, async ({ visitor, relay }) => {
    await arrive(visitor, relay, "/pricing");
    const getStarted = byRole("button", "Get Started with Email Pro", main);
    // The plan's name comes from a separate module, which is loaded when it is first needed.
    await opensAndCloses(visitor, getStarted, createAccount, when === "after hydration" ? plans[1].price : "");
    await visitor.click(getStarted);
    relay.release();
    await visitor.reads(createAccount, plans[1].price);
  });

  test(`S1.2 the menus of the bar open and close, ${when}`, inTest, async ({ visitor, relay }) => {
    await arrive(visitor, relay, "/");
    await opensAndCloses(visitor, byRole("button", "Product", banner), byRole("link", /Website builder/, banner));
    await opensAndCloses(visitor, byRole("button", "Resources", banner), byRole("link", /^Case Studies/, banner));
    await visitor.click(byRole("button", "Product", banner));
    await visitor.click(byRole("button", "Resources", banner));
    await visitor.seesNo(byRole("link", /Website builder/, banner));
    // A menu that was opened before hydration stays open during hydration.
    relay.release();
    await visitor.hydrated();
    await visitor.click(byRole("link", /^Case Studies/, banner));
    await visitor.isAt("/case-studies");
  });

  test.describe("on a phone", () => {
    test.use({ size: narrow });

    test(`S1.2 the mobile menu opens, leads on and closes, ${when}`, async ({ visitor, relay }) => {
      const menu = byRole("navigation", "Main");
      await arrive(visitor, relay, "/help");
      await opensAndCloses(visitor, byRole("button", "Menu", banner), byRole("button", "Log In", menu));
      await visitor.click(byRole("button", "Menu", banner));
      await visitor.click(byRole("button", "Product", menu));
      await visitor.sees(byRole("link", /Website builder/, menu));
      await visitor.click(byRole("button", "Back to the menu", menu));
      await visitor.click(byRole("button", "Log In", menu));
      await visitor.sees(welcome);
      await visitor.press("Escape");
      await visitor.seesNo(welcome);
    });
  });
}

test("S1.5 D4 Escape at once, while the dialog's island hydrates from the cache, gives the focus back", async ({
  visitor,
}) => {
  await visitor.goto("/solutions");
  await visitor.hydrated();
  await visitor.goto("/pricing");
  const getStarted = byRole("button", "Get Started with Email Pro", main);
  await visitor.click(getStarted);
  await visitor.press("Escape");
  await visitor.seesNo(createAccount);
  await visitor.seesFocusOn(getStarted);
});

test("S1.6 D2 the chat opens, answers and closes before hydration", async ({ visitor, relay }) => {
  const [{ question, answer } = { question: "", answer: "" }] = chatQuestions;
  const panel = byRole("dialog", chat.title);
  relay.holdScripts();
  await visitor.goto("/");
  await opensAndCloses(visitor, byRole("button", /^Live chat/, main), panel);
  await visitor.click(byRole("button", /^Live chat/, main));
  await visitor.click(byRole("button", question, panel));
  await visitor.reads(panel, answer);
  await visitor.click(byRole("button", chat.close, panel));
  await visitor.seesNo(panel);
});

test("S1.4 Accept closes the cookie notice before hydration, and the link followed right after it keeps it away", async ({
  visitor,
  relay,
}) => {
  relay.holdScripts();
  await visitor.goto("/");
  await visitor.click(byRole("button", "Accept", label));
  await visitor.seesNo(label);
  await visitor.click(byRole("link", "Pricing", banner));
  relay.release();
  await visitor.isAt("/pricing");
  await visitor.hydrated();
  expect(await visitor.isShown(label)).toBe(false);
});

test.describe("live", () => {
  test.use({ siteName: "live" });

  test("P1 live: the notice is answered once for all, and Cookie choices brings it back, also before hydration", async ({
    visitor,
    relay,
  }) => {
    await visitor.goto("/help");
    await visitor.click(byRole("button", "Reject", label));
    await visitor.seesNo(label);
    await visitor.reload();
    await visitor.hydrated();
    expect(await visitor.isShown(label)).toBe(false);
    await visitor.click(byRole("button", "Cookie choices", contentinfo));
    await visitor.sees(label);
    await visitor.click(byRole("button", "Reject", label));
    await visitor.seesNo(label);
    relay.holdScripts();
    await visitor.reload();
    await visitor.click(byRole("button", "Cookie choices", contentinfo));
    relay.release();
    await visitor.sees(label);
    await visitor.isAt("/help");
  });
});
