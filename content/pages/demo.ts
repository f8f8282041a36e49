import type { demo, demoShops } from "#words/pages/demo.ts";

/** Samples: invented businesses that fill the form in, their messages and their hours. */
export { demo, demoServed, demoShops } from "#words/pages/demo.ts";

export type DemoShop = (typeof demoShops)[number];
export type DemoShopId = DemoShop["id"];
export type DemoGoal = (typeof demo.goals)[number]["id"];
