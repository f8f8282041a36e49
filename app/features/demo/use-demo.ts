import { useEffect, useEffectEvent, useState } from "react";
import { keepOwnLine, useOwnLine } from "#app/lib/own-line.ts";
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
  /** How often a shop or a goal was chosen. */
  turn: number;
  chooseShop: (id: DemoShopId) => void;
  chooseGoal: (goal: DemoGoal) => void;
  writeSender: (sender: string) => void;
  writeMessage: (message: string) => void;
  useSampleWords: () => void;
}

/** One message and where it started; everything else on the page follows from it. */
export function useDemo(): DemoState {
  const [shopId, setShopId] = useState<DemoShopId>(firstShop.id);
  const [goal, setGoal] = useState<DemoGoal>("sell");
  const [turn, setTurn] = useState(0);
  // The visitor's own text; null for the sample.
  const [ownSender, setOwnSender] = useState<string | null>(null);
  const [ownMessage, setOwnMessage] = useState<string | null>(null);
  const shop = demoShops.find(({ id }) => id === shopId) ?? firstShop;
  const ownLine = useOwnLine();
  const message = ownMessage ?? sampleMessage(shop, goal);

  const onArrival = useEffectEvent(() => {
    const typedSender = readField(fieldIds.sender);
    const typedMessage = readField(fieldIds.message);
    if (typedSender !== shop.name) setOwnSender(typedSender);
    if (typedMessage !== message) setOwnMessage(typedMessage);
    setShopId(demoShops.find(({ id }) => id === checkedValue("shop"))?.id ?? shopId);
    setGoal(demo.goals.find(({ id }) => id === checkedValue("goal"))?.id ?? goal);
  });
  // Until here the visitor types and chooses in fields that React does not answer for: they are the store that is read.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => onArrival(), []);

  const onOwnLine = useEffectEvent(() => {
    if (ownLine === null || readField(fieldIds.message) !== message) return;
    setOwnMessage(ownLine);
    // Not the sample shop's words, so not under its name.
    if (readField(fieldIds.sender) === shop.name) setOwnSender("");
  });
  // The line is kept outside React and is not there before the page is hydrated.
  // oxlint-disable-next-line react/set-state-in-effect, react/exhaustive-deps
  useEffect(() => onOwnLine(), [ownLine]);

  return {
    shop,
    goal,
    sender: ownSender ?? shop.name,
    message,
    hasOwnWords: ownMessage !== null,
    turn,
    chooseShop: (id) => {
      setShopId(id);
      setTurn(turn + 1);
    },
    chooseGoal: (chosen) => {
      setGoal(chosen);
      setTurn(turn + 1);
    },
    writeSender: setOwnSender,
    writeMessage: setOwnMessage,
    useSampleWords: () => {
      setOwnSender(null);
      setOwnMessage(null);
      keepOwnLine("");
    },
  };
}

const [firstShop] = demoShops as readonly [DemoShop, ...DemoShop[]];

/** The sample's headline and message as one text, the way a visitor would type it. */
function sampleMessage(shop: DemoShop, goal: DemoGoal): string {
  const { headline, message } = shop.notes[goal];
  return `${headline}. ${message}`;
}

/** The words in a field of the page, or null where there is none yet. */
function readField(id: string): string | null {
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field.value : null;
}

function checkedValue(name: string): string | undefined {
  return document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value;
}
