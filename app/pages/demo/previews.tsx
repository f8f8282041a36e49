import { type UIEvent, useEffect, useRef } from "react";
import { Drawing } from "#app/ui/drawing.tsx";
import { Icon } from "#app/ui/icon.tsx";
import bakery from "#app/drawings/scenes/bakery.svg";
import bike from "#app/drawings/scenes/bicycle.svg";
import hotel from "#app/drawings/scenes/hotel.svg";
import vet from "#app/drawings/scenes/vet.svg";
import type { DemoShopId } from "#content/pages/demo.ts";
import { Avatar } from "./avatar.tsx";
import { emailPart, emailPreviewId, useEmailLook } from "./email-look.ts";
import { AdPreviews } from "./ad-previews.tsx";
import { channels } from "./demo-link.ts";
import type { DemoWords } from "./demo-words.ts";
import { actionOf, handleOf, type Letter, splitNote } from "./note.ts";
import styles from "./previews.module.css";
import { Tray } from "./tray.tsx";
import { SmsMeter } from "./sms-meter.tsx";
import { type DemoState, showTray, trayId } from "./use-demo.ts";

/** 360 by 230 each. */
const shopScenes: Readonly<Record<DemoShopId, string>> = { bakery, hotel, bike, vet };

interface PreviewsProps {
  words: DemoWords;
  state: DemoState;
}

/** The same message in five trays. What a choice of a shop or a goal changes moves into its place. */
export function Previews({ words: { table, sms, ads }, state }: PreviewsProps) {
  const { bestHour } = state.shop;
  const sender = state.sender.trim() || table.own.sender;
  const message = state.message.trim() === "" ? table.empty : state.message;
  const letter = { words: table, state, sender, message };
  return (
    <div className={styles.previews}>
      <Channels words={table} state={state} />
      {/* On a phone the trays scroll sideways, so they must be focusable with the keyboard. */}
      <div
        className={styles.trays}
        role="group"
        aria-label={table.previews}
        tabIndex={0}
        onScroll={(event) => followScroll(event, state)}
      >
        <Tray words={table} channel="email" turn={state.turn} bestHour={bestHour.email}>
          <EmailPreview {...letter} />
        </Tray>
        <Tray words={table} channel="sms" turn={state.turn} bestHour={bestHour.sms}>
          <div className={styles.phone}>
            <p className={styles.from}>{sender}</p>
            <p className={styles.bubble}>{message}</p>
            <SmsMeter words={sms} text={state.message} />
          </div>
        </Tray>
        <Tray words={table} channel="whatsapp" turn={state.turn} bestHour={bestHour.whatsapp}>
          <WhatsAppPreview {...letter} />
        </Tray>
        <Tray words={table} channel="social" turn={state.turn} bestHour={bestHour.social}>
          <SocialPreview {...letter} />
        </Tray>
        <Tray words={table} channel="ads" turn={state.turn} bestHour={bestHour.ads}>
          <AdPreviews
            words={ads}
            sender={sender}
            handle={handleOf(letter)}
            message={message}
            action={actionOf(letter)}
          />
        </Tray>
      </div>
    </div>
  );
}

/** Links to the trays, which lead there without scripts too. */
function Channels({
  words,
  state: { channel: current, chooseChannel },
}: {
  words: DemoWords["table"];
  state: DemoState;
}) {
  return (
    <nav className={styles.channels} aria-label={words.channelsLabel}>
      {channels.map((channel) => (
        <a
          key={channel}
          href={`#${trayId(channel)}`}
          // Followed natively before the island reacts, it would change the address.
          data-waits=""
          aria-current={channel === current || undefined}
          onClick={(event) => {
            // The address is the link to what is shown, and stays so.
            event.preventDefault();
            chooseChannel(channel);
            showTray(channel);
          }}
        >
          <Icon name={channel} />
          {words.channels[channel].label}
        </a>
      ))}
    </nav>
  );
}

/** The tray in view: the chosen one while the row shows all of it, else the one at the start of the row. */
function followScroll({ currentTarget: row }: UIEvent<HTMLElement>, { channel, chooseChannel }: DemoState): void {
  const { left, right, width } = row.getBoundingClientRect();
  const chosen = row.children[channels.indexOf(channel)]?.getBoundingClientRect();
  if (chosen && chosen.left >= left - 1 && chosen.right <= right + 1) return;
  const place = [...row.children].findIndex((tray) => tray.getBoundingClientRect().right > left + width / 2);
  const seen = channels[place];
  if (seen && seen !== channel) chooseChannel(seen);
}

function EmailPreview(letter: Letter) {
  const { words, state, sender, message } = letter;
  const { headline, body } = splitNote(message);
  const { color, alternative } = useEmailLook();
  const paper = useRef<HTMLDivElement>(null);
  // The content security policy lets scripts set a style, but blocks styles in markup.
  useEffect(() => {
    if (color) paper.current?.style.setProperty("--email-color", color);
    else paper.current?.style.removeProperty("--email-color");
  }, [color]);
  return (
    <div ref={paper} id={emailPreviewId} className={styles.paper}>
      <div className={styles.sender}>
        <Avatar name={sender} />
        <div>
          <p>
            <b>{sender}</b>
          </p>
          <p>{words.to(state.hasOwnWords ? words.own.audience : state.shop.audience)}</p>
        </div>
      </div>
      <div className={styles.letter}>
        {headline && (
          <h3 className={styles.headline} data-part={emailPart.headline}>
            {headline}
          </h3>
        )}
        <Drawing
          src={shopScenes[state.shop.id]}
          alt={(alternative ?? words.pictures[state.shop.id]).trim()}
          width={360}
          height={230}
          className={styles.scene}
        />
        {body && (
          <p className={styles.text} data-part={emailPart.body}>
            {body}
          </p>
        )}
        <span className={styles.button} data-part={emailPart.action}>
          {actionOf(letter)}
        </span>
      </div>
    </div>
  );
}

function WhatsAppPreview(letter: Letter) {
  const { words, sender, message } = letter;
  return (
    <div className={`${styles.phone} ${styles.chat}`}>
      <p className={styles.from}>{sender}</p>
      <p className={styles.bubble}>{message}</p>
      <p className={styles.reply}>{actionOf(letter)}</p>
      <p className={`${styles.bubble} ${styles.customer}`}>{words.whatsapp.customer}</p>
      <p className={styles.bubble}>{words.whatsapp.shop}</p>
    </div>
  );
}

function SocialPreview(letter: Letter) {
  const { headline, body } = splitNote(letter.message);
  return (
    <div className={styles.paper}>
      <div className={styles.sender}>
        <Avatar name={letter.sender} />
        <p>
          <b>{handleOf(letter)}</b>
        </p>
      </div>
      {headline && <p className={styles.poster}>{headline}</p>}
      {body && <p className={`${styles.caption} ${styles.text}`}>{body}</p>}
    </div>
  );
}
