import { useEffect, useEffectEvent, useState } from "react";
import { writeAddress } from "#app/browser/write-address.ts";
import { keepOwnText, useOwnText } from "#app/shell/own-line.ts";
import { ownNote } from "#app/shell/own-note.ts";
import { showCard } from "#app/ui/channels/channel-row.tsx";
import { type Note, plainName } from "#app/ui/channels/note.ts";
import { sheet } from "#words/channels.ts";
import { demoTable as table } from "#words/demo-table.ts";
import * as kinds from "#words/line-kinds.ts";
import { type DemoGoal, type DemoShop, type DemoShopId, demoShops as shops } from "#content/pages/demo.ts";
import { readStored, writeStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import { readDemoLink, replaceDemoLink, type UnreadPart, writeDemoLink } from "#app/shell/demo-link.ts";

/** Null means the sample's value. */
export interface EmailLook {
  readonly color: string | null;
  readonly alternative: string | null;
}

export const sampleLook: EmailLook = { color: null, alternative: null };

export type DemoScenes = Readonly<Record<DemoShopId, string>>;

export type DemoState = ReturnType<typeof useDemo>;

export function useDemo(scenes: DemoScenes) {
  const [firstShop] = shops;
  const [shopId, setShopId] = useState<DemoShopId | null>(null);
  const [goal, setGoal] = useState<DemoGoal>(firstGoal);
  const [ownSender, setOwnSender] = useState<string | null>(null);
  const [ownMessage, setOwnMessage] = useState<string | null>(null);
  const [look, setLook] = useState(sampleLook);
  const [turn, setTurn] = useState(0);
  const [isLinked, setIsLinked] = useState(false);
  const [unread, setUnread] = useState<readonly UnreadPart[]>([]);
  // A link overrides the text stored in this tab, because the sender chose it.
  const chosenText = useOwnText();
  const ownWords = ownMessage ?? chosenText;
  const hasOwnWords = ownWords !== null;
  const shop = shops.find(({ id }) => id === shopId) ?? firstShop;
  // A visitor's text must not appear under the name of a sample that they didn't choose.
  const chosenShop = hasOwnWords ? shopId : shop.id;
  const sender = ownSender ?? (chosenShop ? shop.name : "");
  const message = ownWords ?? sampleMessage(shop, goal);
  const choices = {
    name: ownSender ?? undefined,
    shop: shopId ?? undefined,
    goal: goal === firstGoal ? undefined : goal,
  };
  const address = writeDemoLink({ message: ownWords ?? undefined, ...choices, shop: chosenShop ?? undefined });
  const stored = writeDemoLink(choices);

  const onAddress = useEffectEvent(() => {
    const read = readDemoLink(location.hash);
    if (!read) return false;
    setShopId(read.link.shop ?? null);
    setGoal(read.link.goal ?? firstGoal);
    setOwnSender(read.link.name ?? null);
    setOwnMessage(read.link.message ?? null);
    setUnread(read.unread);
    setIsLinked(true);
    if (read.link.channel) showCard(read.link.channel);
    return true;
  });
  const onStart = useEffectEvent(() => {
    if (onAddress()) return;
    const link = readDemoLink(readStored(storageKeys.demo, "sessionStorage") ?? "")?.link ?? {};
    // Input typed before hydration is newer than the link.
    setShopId((chosen) => chosen ?? link.shop ?? null);
    setOwnSender((typed) => typed ?? link.name ?? null);
    if (link.goal) setGoal(link.goal);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the server can't read the fragment or this tab's storage
    onStart();
    const listen = () => void onAddress();
    addEventListener("hashchange", listen);
    return () => removeEventListener("hashchange", listen);
  }, []);

  useEffect(() => {
    if (isLinked) writeAddress({ hash: replaceDemoLink(location.hash, address) });
    else writeStored(storageKeys.demo, stored === "#" ? null : stored, "sessionStorage");
  }, [isLinked, address, stored]);

  const sample = shop.notes[goal];
  const scene = { src: scenes[shop.id], alt: look.alternative?.trim() ?? table.pictures[shop.id] };
  const shown = message.trim() === "" ? table.empty : message;
  const named = (name: string) => ({
    sender: name.trim() ? name : sheet.own.sender,
    handle: name === shop.name ? shop.handle : plainName(name.trim() || sheet.own.sender),
  });
  const sampleNote: Note = {
    ...named(ownSender ?? shop.name),
    audience: shop.audience,
    message: sampleMessage(shop, goal),
    action: sample.action,
    scene,
    mark: shop.mark,
  };
  const ownWordsNote = {
    ...ownNote(shown, sheet, kinds),
    ...named(sender),
    ...(chosenShop && { scene, mark: shop.mark }),
  };
  return {
    shop,
    chosenShop,
    goal,
    sender,
    message,
    note: hasOwnWords ? ownWordsNote : sampleNote,
    sampleNote,
    typed: hasOwnWords && !isLinked && message.trim() ? message : null,
    hasOwnWords,
    look,
    unread,
    turn,
    chooseShop(id: DemoShopId) {
      setShopId(id);
      setTurn(turn + 1);
    },
    chooseGoal(chosen: DemoGoal) {
      setGoal(chosen);
      setTurn(turn + 1);
    },
    writeSender: setOwnSender,
    writeMessage(text: string) {
      setOwnMessage(text);
      keepOwnText(text);
    },
    changeLook: (change: Partial<EmailLook>) => setLook({ ...look, ...change }),
    useSampleWords() {
      setOwnSender(null);
      setOwnMessage(null);
      keepOwnText("");
    },
    /** From then on, the address is updated with the form. */
    showLink() {
      setIsLinked(true);
      writeAddress({ hash: replaceDemoLink(location.hash, address) });
    },
  };
}

const firstGoal: DemoGoal = "sell";

function sampleMessage(shop: DemoShop, goal: DemoGoal): string {
  const { headline, message } = shop.notes[goal];
  return `${headline}. ${message}`;
}
