import { useEffect, useEffectEvent, useState } from "react";
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
  const [shopId, setShopId] = useState<DemoShopId>("bakery");
  const [goal, setGoal] = useState<DemoGoal>("sell");
  const [ownSender, setOwnSender] = useState<string | null>(null);
  const [ownMessage, setOwnMessage] = useState<string | null>(null);
  const shop = demoShops.find(({ id }) => id === shopId) ?? firstShop;
  const sample = sampleMessage(shop, goal);

  // Hydration puts the served values back into the fields, so what was typed before it is taken up afterwards.
  const takeUp = useEffectEvent(() => {
    if (early === null) return;
    if (early.shop) setShopId(early.shop);
    if (early.goal) setGoal(early.goal);
    if (early.sender !== firstShop.name) setOwnSender(early.sender);
    if (early.message !== sampleMessage(firstShop, "sell")) setOwnMessage(early.message);
  });
  useEffect(() => takeUp(), []);

  return {
    shop,
    goal,
    sender: ownSender ?? shop.name,
    message: ownMessage ?? sample,
    hasOwnWords: ownMessage !== null,
    chooseShop: setShopId,
    chooseGoal: setGoal,
    writeSender: setOwnSender,
    writeMessage: setOwnMessage,
    useSampleWords: () => {
      setOwnSender(null);
      setOwnMessage(null);
    },
  };
}

const [firstShop] = demoShops as readonly [DemoShop, ...DemoShop[]];

/** The sample's headline and message as one text, the way a visitor would type it. */
function sampleMessage(shop: DemoShop, goal: DemoGoal): string {
  const { headline, message } = shop.notes[goal];
  return `${headline}. ${message}`;
}

/** What the fields hold before React takes them over, or null where there are none yet. */
function readEarlyInput() {
  if (typeof document === "undefined") return null;
  const message = document.getElementById(fieldIds.message);
  const sender = document.getElementById(fieldIds.sender);
  if (!(message instanceof HTMLTextAreaElement) || !(sender instanceof HTMLInputElement)) return null;
  return {
    sender: sender.value,
    message: message.value,
    shop: demoShops.find(({ id }) => id === checkedValue("shop"))?.id,
    goal: demo.goals.find(({ id }) => id === checkedValue("goal"))?.id,
  };
}

function checkedValue(name: string): string | undefined {
  return document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value;
}
