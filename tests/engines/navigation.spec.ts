import { banner, byRole, main } from "./find.ts";
import { expect, short, test } from "./fixtures.ts";
import type { Visitor } from "./visitor.ts";

const solutions = byRole("link", "Solutions", banner);

/** Waits until a tab of the pricing page is the chosen one. */
async function isChosen(visitor: Visitor, name: string): Promise<void> {
  await visitor.until(
    `${name} is the chosen tab`,
    (wanted) => document.querySelector("[role=tab][aria-selected=true]")?.textContent?.trim() === wanted,
    name,
  );
}

/** The scroll position once the page neither scrolls nor fades in from another page. */
async function restingPlace(visitor: Visitor): Promise<number> {
  const { place } = await visitor.until("the page stands still", async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const before = scrollY;
    await nextFrame();
    await nextFrame();
    const isFading = document.getAnimations().some(({ effect }) => {
      return effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-transition");
    });
    return scrollY === before && !isFading && { place: scrollY };
  });
  return place;
}

test("S2.1 S2.5 a service card names its service by state: kept by back, forward and reload", async ({ visitor }) => {
  await visitor.goto("/");
  await visitor.hydrated();
  await visitor.click(byRole("link", /Every customer on one card/, main));
  await visitor.isAt("/pricing");
  await isChosen(visitor, "CRM");
  await visitor.reload();
  await isChosen(visitor, "CRM");
  await visitor.isAt("/pricing");
  await visitor.back();
  await visitor.isAt("/");
  await visitor.sees(byRole("heading", /Send Smart/));
  await visitor.forward();
  await visitor.isAt("/pricing");
  await isChosen(visitor, "CRM");
});

test(
  "S2.5 D8 a hash names its service: on arrival, when it changes, by back, forward and reload",
  short,
  async ({ visitor }) => {
    await visitor.goto("/pricing#seo");
    await isChosen(visitor, "SEO");
    await visitor.hydrated();
    await visitor.changeHash("kol");
    await isChosen(visitor, "Influencers");
    await visitor.back();
    await isChosen(visitor, "SEO");
    await visitor.forward();
    await isChosen(visitor, "Influencers");
    await visitor.reload();
    await isChosen(visitor, "Influencers");
    await visitor.isAt("/pricing#kol");
  },
);

test("S2.3 back, forward and a reload bring a page back to where it was", async ({ visitor }) => {
  await visitor.goto("/product");
  await visitor.hydrated();
  await visitor.evaluate(() => scrollTo({ top: 2600, behavior: "instant" }));
  const place = await restingPlace(visitor);
  expect(place).toBeGreaterThan(2000);
  await visitor.click(solutions);
  await visitor.isAt("/solutions");
  expect(await restingPlace(visitor)).toBe(0);
  await visitor.back();
  await visitor.isAt("/product");
  await visitor.until("the page is where it was", (wanted) => scrollY === wanted, place);
  await visitor.forward();
  await visitor.isAt("/solutions");
  await visitor.back();
  await visitor.isAt("/product");
  await visitor.until("the page is where it was", (wanted) => scrollY === wanted, place);
  await visitor.reload();
  await visitor.hydrated();
  await visitor.until("the page is where it was", (wanted) => scrollY === wanted, place);
});

test("S2.3 a link to the last service lands on it, and so does a search for its words", async ({ visitor }) => {
  await visitor.goto("/product");
  await visitor.hydrated();
  const found = await visitor.evaluate(() => {
    const words = document.querySelector("#crm .lead")?.textContent?.slice(0, 30) ?? "";
    return (Reflect.get(window, "find") as (words: string) => boolean)(words);
  });
  expect(found).toBe(true);
  await visitor.until("the words are in the window", () => {
    const { top, bottom } = (document.querySelector("#crm .lead") as Element).getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  await visitor.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await restingPlace(visitor);
  await visitor.click(byRole("link", /CRM$/, byRole("navigation", "Services on this page")));
  await visitor.isAt("/product#crm");
  const place = await restingPlace(visitor);
  const wholePlace = await visitor.evaluate(() => {
    document.getElementById("crm")?.scrollIntoView({ behavior: "instant" });
    return scrollY;
  });
  expect(Math.abs(place - wholePlace)).toBeLessThanOrEqual(8);
});

test(
  "S2.5 the pricing tabs answer the mouse, also before hydration, and the keys",
  short,
  async ({ visitor, relay }) => {
    relay.holdScripts();
    await visitor.goto("/pricing");
    await visitor.click(byRole("tab", "CRM"));
    relay.release();
    await isChosen(visitor, "CRM");
    await visitor.isAt("/pricing#crm");
    await visitor.hydrated();
    await visitor.click(byRole("tab", "WhatsApp"));
    await isChosen(visitor, "WhatsApp");
    await visitor.isAt("/pricing#whatsapp-marketing");
    await visitor.press("ArrowRight");
    await visitor.seesFocusOn(byRole("tab", "Social media"));
    await isChosen(visitor, "Social media");
    await visitor.press("End");
    await visitor.seesFocusOn(byRole("tab", "CRM"));
    await visitor.press("ArrowRight");
    await isChosen(visitor, "Email");
  },
);

test("S1.2 the bar by keys: skip to the content, open a menu, walk into it, leave it", async ({ visitor }) => {
  const product = byRole("button", "Product", banner);
  await visitor.goto("/help");
  await visitor.hydrated();
  await visitor.press("Tab");
  await visitor.seesFocusOn(byRole("link", /^Skip/));
  await visitor.focus(product);
  await visitor.press("Enter");
  await visitor.sees(byRole("link", /Website builder/, banner));
  await visitor.press("Tab");
  await visitor.until("focus is in the menu", () => document.activeElement?.closest("#product-menu") !== null);
  await visitor.press("Escape");
  await visitor.seesFocusOn(product);
  await visitor.press("Space");
  await visitor.sees(byRole("link", /Website builder/, banner));
  await visitor.focus(solutions);
  await visitor.press("Enter");
  await visitor.isAt("/solutions");
});

test("the choice of day or night is answered, and remembered over a reload", async ({ visitor }) => {
  const ground = () => visitor.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const groundIs = (color: string, isWanted = true) =>
    visitor.until(
      `the ground is ${isWanted ? "" : "not "}${color}`,
      (given, wanted) => (getComputedStyle(document.documentElement).backgroundColor === given) === wanted,
      color,
      isWanted,
    );
  await visitor.goto("/help");
  await visitor.hydrated();
  const first = await ground();
  await visitor.click(byRole("button", "Switch between light and dark", banner));
  await groundIs(first, false);
  const second = await ground();
  await visitor.reload();
  await groundIs(second);
  await visitor.hydrated();
  await visitor.click(byRole("button", "Switch between light and dark", banner));
  await groundIs(first);
});
