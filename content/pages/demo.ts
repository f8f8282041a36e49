import * as words from "../generated/pages/demo.ts";

type DemoChannel = "email" | "sms" | "whatsapp" | "social" | "ads";
export type DemoShopId = "bakery" | "hotel" | "bike" | "vet";
export type DemoGoal = "sell" | "fill" | "return";

export interface DemoNote {
  readonly headline: string;
  readonly message: string;
  readonly action: string;
}

/** An invented business that fills the form in, so that a visitor can start without typing. */
export interface DemoShop {
  readonly id: DemoShopId;
  readonly label: string;
  readonly name: string;
  readonly handle: string;
  readonly audience: string;
  readonly notes: Readonly<Record<DemoGoal, DemoNote>>;
  /** Hours of the day, 7.5 for half past seven; invented like the shop. */
  readonly bestHour: Readonly<Record<DemoChannel, number>>;
}

/** Samples: invented businesses, their messages and their hours. */
export const demoShops: readonly [DemoShop, ...DemoShop[]] = words.demoShops;

export { demo, demoServed } from "../generated/pages/demo.ts";
