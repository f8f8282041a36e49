import { useState, useSyncExternalStore } from "react";
import { type DemoGoal, type DemoShop, type DemoShopId, demo, demoShops } from "#content/pages/demo.ts";

export const fieldIds = { sender: "demo-sender", message: "demo-message" } as const;

export interface DemoState {
  shop: DemoShop;
  goal: DemoGoal;
  /** What the previews show: the visitor's words, or the sample's. */
  sender: string;
  message: string;
  /** True once the visitor has written a message; then no sample replaces it. */
  hasOwnWords: boolean;
  chooseShop: (id: DemoShopId) => void;
  chooseGoal: (goal: DemoGoal) => void;
  writeSender: (sender: string) => void;
  writeMessage: (message: string) => void;
  useSampleWords: () => void;
}

/** One message and where it started; everything else on the page follows from it. */
export function useDemo(): DemoState {
  const [early] = useState(readEarlyInput);
  const [chosenShop, setChosenShop] = useState<DemoShopId>();
  const [chosenGoal, setChosenGoal] = useState<DemoGoal>();
  // What the visitor wrote; null after a return to the sample, undefined while nothing was written.
  const [writtenSender, setWrittenSender] = useState<string | null>();
  const [writtenMessage, setWrittenMessage] = useState<string | null>();

  // Hydration must begin with what was served; what was typed and chosen before it is taken up right after.
  const hydrated = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const before = hydrated ? early : null;
  const shopId = chosenShop ?? before?.shop;
  const shop = demoShops.find(({ id }) => id === shopId) ?? firstShop;
  const goal = chosenGoal ?? before?.goal ?? "sell";
  const sample = sampleMessage(shop, goal);
  const ownSender = writtenSender === undefined ? before?.sender : writtenSender;
  const ownMessage = writtenMessage === undefined ? before?.message : writtenMessage;

  return {
    shop,
    goal,
    sender: ownSender ?? shop.name,
    message: ownMessage ?? sample,
    hasOwnWords: typeof ownMessage === "string",
    chooseShop: setChosenShop,
    chooseGoal: setChosenGoal,
    writeSender: setWrittenSender,
    writeMessage: setWrittenMessage,
    useSampleWords: () => {
      setWrittenSender(null);
      setWrittenMessage(null);
    },
  };
}

const [firstShop] = demoShops as readonly [DemoShop, ...DemoShop[]];

/** The sample's headline and message as one text, the way a visitor would type it. */
function sampleMessage(shop: DemoShop, goal: DemoGoal): string {
  const { headline, message } = shop.notes[goal];
  return `${headline}. ${message}`;
}

/** What differs from the served fields before React takes them over, or null where there are none yet. */
function readEarlyInput() {
  if (typeof document === "undefined") return null;
  const message = document.getElementById(fieldIds.message);
  const sender = document.getElementById(fieldIds.sender);
  if (!(message instanceof HTMLTextAreaElement) || !(sender instanceof HTMLInputElement)) return null;
  return {
    sender: sender.value === sender.defaultValue ? null : sender.value,
    message: message.value === message.defaultValue ? null : message.value,
    shop: demoShops.find(({ id }) => id === checkedValue("shop"))?.id,
    goal: demo.goals.find(({ id }) => id === checkedValue("goal"))?.id,
  };
}

function checkedValue(name: string): string | undefined {
  return document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value;
}

function neverChanges(): () => void {
  return () => {};
}

const inBrowser = () => true;
const onServer = () => false;
