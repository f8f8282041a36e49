import { useEffect, useEffectEvent, useState } from "react";
import { keepOwnLine, useOwnLine } from "#app/shell/own-line.ts";
import { writeAddress } from "#app/browser/write-address.ts";
import type { DemoChannel, DemoGoal, DemoShop, DemoShopId } from "#content/pages/demo.ts";
import { type DemoLink, readDemoLink, type UnreadPart, writeDemoLink } from "./demo-link.ts";
import type { DemoWords } from "./demo-words.ts";

export const fieldIds = { sender: "demo-sender", message: "demo-message" } as const;

export interface DemoState {
  shop: DemoShop;
  goal: DemoGoal;
  /** What the previews show: the visitor's words, or the sample's. */
  sender: string;
  message: string;
  /** True once the visitor has written a message; then no sample replaces it. */
  hasOwnWords: boolean;
  /** The preview that is looked at where not all fit. */
  channel: DemoChannel;
  /** What of a link that was followed could not be read. */
  unread: readonly UnreadPart[];
  /** How often a shop or a goal was chosen. */
  turn: number;
  chooseShop: (id: DemoShopId) => void;
  chooseGoal: (goal: DemoGoal) => void;
  chooseChannel: (channel: DemoChannel) => void;
  writeSender: (sender: string) => void;
  writeMessage: (message: string) => void;
  useSampleWords: () => void;
  /** Puts what is shown into the address, which follows from then on. */
  showLink: () => void;
}

/** One message and where it started; everything else on the page follows from it. */
export function useDemo(shops: DemoWords["shops"]): DemoState {
  const [firstShop] = shops;
  const [shopId, setShopId] = useState(firstShop.id);
  const [goal, setGoal] = useState<DemoGoal>(firstGoal);
  const [channel, setChannel] = useState<DemoChannel>(firstChannel);
  const [turn, setTurn] = useState(0);
  // The visitor's own text; null for the sample.
  const [ownSender, setOwnSender] = useState<string | null>(null);
  const [ownMessage, setOwnMessage] = useState<string | null>(null);
  const [isLinked, setIsLinked] = useState(false);
  const [unread, setUnread] = useState<readonly UnreadPart[]>([]);
  const shop = shops.find(({ id }) => id === shopId) ?? firstShop;
  const ownLine = useOwnLine();
  const message = ownMessage ?? sampleMessage(shop, goal);
  const address = writeDemoLink({
    message: ownMessage ?? undefined,
    name: ownSender ?? undefined,
    shop: shop.id,
    goal: goal === firstGoal ? undefined : goal,
    channel: channel === firstChannel ? undefined : channel,
  });

  const show = (link: DemoLink) => {
    setShopId(link.shop ?? firstShop.id);
    setGoal(link.goal ?? firstGoal);
    setChannel(link.channel ?? firstChannel);
    setOwnSender(link.name ?? null);
    setOwnMessage(link.message ?? null);
  };

  const onAddress = useEffectEvent(() => {
    const read = readDemoLink(location.hash);
    if (!read) return;
    show(read.link);
    setUnread(read.unread);
    setIsLinked(true);
    if (read.link.channel) showTray(read.link.channel);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the server does not know the address
    onAddress();
    const listen = () => onAddress();
    addEventListener("hashchange", listen);
    return () => removeEventListener("hashchange", listen);
  }, []);

  useEffect(() => {
    if (isLinked) writeAddress({ hash: address });
  }, [isLinked, address]);

  const onOwnLine = useEffectEvent(() => {
    // A link says more: somebody sent it to show what is in it.
    if (ownLine === null || ownMessage !== null || readDemoLink(location.hash)) return;
    setOwnMessage(ownLine);
    // The line is not the sample shop's, so it must not appear under the shop's name.
    setOwnSender((own) => own ?? "");
  });
  // oxlint-disable-next-line react/set-state-in-effect, react/exhaustive-deps -- the line is kept outside React
  useEffect(() => onOwnLine(), [ownLine]);

  return {
    shop,
    goal,
    sender: ownSender ?? shop.name,
    message,
    hasOwnWords: ownMessage !== null,
    channel,
    unread,
    turn,
    chooseShop: (id) => {
      setShopId(id);
      setTurn(turn + 1);
    },
    chooseGoal: (chosen) => {
      setGoal(chosen);
      setTurn(turn + 1);
    },
    chooseChannel: setChannel,
    writeSender: setOwnSender,
    writeMessage: setOwnMessage,
    useSampleWords: () => {
      setOwnSender(null);
      setOwnMessage(null);
      keepOwnLine("");
    },
    showLink: () => {
      setIsLinked(true);
      writeAddress({ hash: address });
    },
  };
}

/** What the page is served with. */
const firstGoal: DemoGoal = "sell";
const firstChannel: DemoChannel = "email";

/** The sample's headline and message as one text, the way a visitor would type it. */
function sampleMessage(shop: DemoShop, goal: DemoGoal): string {
  const { headline, message } = shop.notes[goal];
  return `${headline}. ${message}`;
}

export const trayId = (channel: DemoChannel) => `demo-${channel}`;

/** Moves the tray of a channel into the window, and to the beginning of its row on a phone. */
export function showTray(channel: DemoChannel): void {
  document.getElementById(trayId(channel))?.scrollIntoView({ block: "nearest", inline: "start" });
}
