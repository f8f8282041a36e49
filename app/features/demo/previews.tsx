import { Drawing } from "#app/components/ui/drawing.tsx";
import bakery from "#app/drawings/scenes/bakery.svg";
import bike from "#app/drawings/scenes/bicycle.svg";
import hotel from "#app/drawings/scenes/hotel.svg";
import vet from "#app/drawings/scenes/vet.svg";
import { type DemoShopId, demo } from "#content/pages/demo.ts";
import styles from "./previews.module.css";
import { SmsMeter } from "./sms-meter.tsx";
import { Tray } from "./tray.tsx";
import type { DemoState } from "./use-demo.ts";

/** 360 by 230 each. */
const shopScenes: Readonly<Record<DemoShopId, string>> = { bakery, hotel, bike, vet };

/** The same message in four trays. What a choice of a shop or a goal changes moves into its place. */
export function Previews({ state }: { state: DemoState }) {
  const { bestHour } = state.shop;
  const sender = state.sender.trim() || demo.own.sender;
  const message = state.message.trim() === "" ? demo.empty : state.message;
  const letter = { state, sender, message };
  return (
    // On a phone the trays scroll sideways, so the keyboard must be able to stand on them.
    <div className={styles.trays} role="group" aria-label={demo.previews} tabIndex={0}>
      <Tray channel="email" turn={state.turn} bestHour={bestHour.email}>
        <EmailPreview {...letter} />
      </Tray>
      <Tray channel="sms" turn={state.turn} bestHour={bestHour.sms}>
        <div className={styles.phone}>
          <p className={styles.from}>{sender}</p>
          <p className={styles.bubble}>{message}</p>
          <SmsMeter message={state.message} />
        </div>
      </Tray>
      <Tray channel="whatsapp" turn={state.turn} bestHour={bestHour.whatsapp}>
        <WhatsAppPreview {...letter} />
      </Tray>
      <Tray channel="social" turn={state.turn} bestHour={bestHour.social}>
        <SocialPreview {...letter} />
      </Tray>
    </div>
  );
}

interface LetterProps {
  state: DemoState;
  sender: string;
  message: string;
}

function EmailPreview({ state, sender, message }: LetterProps) {
  const { headline, body } = splitNote(message);
  const audience = state.hasOwnWords ? demo.own.audience : state.shop.audience;
  return (
    <div className={styles.paper}>
      <div className={styles.sender}>
        <Avatar name={sender} />
        <p>
          <b>{sender}</b>
          <br />
          {demo.to(audience)}
        </p>
      </div>
      <div className={styles.letter}>
        {headline && <p className={styles.headline}>{headline}</p>}
        <Drawing src={shopScenes[state.shop.id]} alt="" width={360} height={230} className={styles.scene} />
        {body && <p className={styles.text}>{body}</p>}
        <span className={styles.button}>{actionOf(state)}</span>
      </div>
    </div>
  );
}

function WhatsAppPreview({ state, sender, message }: LetterProps) {
  return (
    <div className={`${styles.phone} ${styles.chat}`}>
      <p className={styles.from}>{sender}</p>
      <p className={styles.bubble}>{message}</p>
      <p className={styles.reply}>{actionOf(state)}</p>
      <p className={`${styles.bubble} ${styles.customer}`}>{demo.whatsapp.customer}</p>
      <p className={styles.bubble}>{demo.whatsapp.shop}</p>
    </div>
  );
}

function SocialPreview({ state, sender, message }: LetterProps) {
  const { headline, body } = splitNote(message);
  return (
    <div className={styles.paper}>
      <div className={styles.sender}>
        <Avatar name={sender} />
        <p>
          <b>{sender === state.shop.name ? state.shop.handle : handleOf(sender)}</b>
        </p>
      </div>
      {headline && <p className={styles.poster}>{headline}</p>}
      {body && <p className={`${styles.caption} ${styles.text}`}>{body}</p>}
    </div>
  );
}

function Avatar({ name }: { name: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {[...name][0]}
    </span>
  );
}

function actionOf({ hasOwnWords, shop, goal }: DemoState): string {
  return hasOwnWords ? demo.own.action : shop.notes[goal].action;
}

/** A name as the platforms write it: letters and digits only, in lower case. */
function handleOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** A message as a letter sets it: the first line or sentence above, the rest below. */
interface Note {
  readonly headline: string;
  readonly body: string;
}

/** Longer than this, a first sentence is no headline any more. */
const longestHeadline = 70;

/** Splits a message after its first line or sentence; a long first sentence stays in the body. */
export function splitNote(message: string): Note {
  const text = message.trim();
  const [, first = "", rest = ""] = /^(.+?[.!?…](?=\s)|[^\n]+)\s*([\s\S]*)$/.exec(text) ?? [];
  const sentence = first.includes("\n") ? "" : first;
  if (sentence === "" || sentence.length > longestHeadline) return { headline: "", body: text };
  return { headline: sentence.replace(/\.$/, ""), body: rest };
}
