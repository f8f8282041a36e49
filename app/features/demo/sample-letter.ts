import { type DemoGoal, type DemoShop, demoShops } from "#content/pages/demo.ts";

/** What the page is served with. */
export const [firstShop] = demoShops as readonly [DemoShop, ...DemoShop[]];
export const firstGoal: DemoGoal = "sell";

/** The sample's headline and message as one text, the way a visitor would type it. */
export function sampleMessage(shop: DemoShop, goal: DemoGoal): string {
  const { headline, message } = shop.notes[goal];
  return `${headline}. ${message}`;
}
