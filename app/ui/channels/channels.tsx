import type { ReactNode } from "react";
import { Drawing } from "../drawing.tsx";
import { SpriteSymbol } from "../icon.tsx";
import styles from "./channels.module.css";
import { type Channel, type Note, type ChannelPreviewWords, splitMessage } from "./note.ts";

export interface ChannelProps {
  words: ChannelPreviewWords;
  note: Note;
  below?: ReactNode;
}

export const channelParts: Readonly<Record<Channel, (props: ChannelProps) => ReactNode>> = {
  email({ words, note }) {
    const { headline, body } = splitMessage(note.message);
    return (
      <div className={`${styles.paper} forced-border`}>
        <Sender note={note} name={note.sender}>
          <p className={styles.soft}>{words.to(note.audience)}</p>
        </Sender>
        <div className={styles.body}>
          {headline && (
            <p className={styles.headline} dir="auto" data-part="headline">
              {headline}
            </p>
          )}
          {note.scene ? (
            <Drawing {...note.scene} width={360} height={230} className={styles.scene} />
          ) : (
            <Mark note={note} />
          )}
          {body && (
            <p className={styles.text} dir="auto" data-part="body">
              {body}
            </p>
          )}
          <span className={`${styles.button} forced-border`} data-part="action">
            {note.action}
          </span>
        </div>
      </div>
    );
  },
  sms: ({ words, note, below }) => (
    <div className={styles.phone}>
      <b className={styles.from}>{note.sender}</b>
      <p className={`${styles.bubble} ${styles.sms} forced-border`} dir="auto">
        {note.message}
      </p>
      <p className={`${styles.bubble} ${styles.answer} forced-border`}>{note.customer ?? words.customer}</p>
      <p className={`${styles.bubble} ${styles.sms} forced-border`}>{note.shop ?? words.shop}</p>
      {below}
    </div>
  ),
  whatsapp: ({ words, note }) => (
    <div className={`${styles.phone} ${styles.chat}`}>
      <b className={styles.from}>{note.sender}</b>
      <p className={`${styles.bubble} forced-border`} dir="auto">
        {note.message}
      </p>
      <p className={`${styles.reply} forced-border`}>{note.action}</p>
      <p className={`${styles.bubble} ${styles.answer} forced-border`}>{note.customer ?? words.customer}</p>
      <p className={`${styles.bubble} forced-border`}>{note.shop ?? words.shop}</p>
    </div>
  ),
  social({ note }) {
    const { headline, body } = splitMessage(note.message);
    return (
      <div className={`${styles.paper} forced-border`}>
        <Sender note={note} name={note.handle} />
        <p className={styles.poster} dir="auto" data-part="headline">
          {headline || body}
        </p>
        {headline && body && (
          // The key recreates the element, because a translator may have removed React's text node.
          <p key={body} className={styles.caption} dir="auto">
            <b>{note.handle}</b> {body}
          </p>
        )}
      </div>
    );
  },
  ads({ words, note, below }) {
    const { headline, body } = splitMessage(note.message);
    return (
      <>
        <div className={`${styles.paper} forced-border ${styles.ad}`}>
          {note.mark || !note.scene ? <Mark note={note} /> : <Drawing {...note.scene} width={360} height={230} />}
          <div>
            <p className={styles.soft}>{words.sponsored(note.handle)}</p>
            <b dir="auto">{headline || body}</b>
            {headline && body && <p dir="auto">{body}</p>}
          </div>
        </div>
        {below}
      </>
    );
  },
};

function Sender({ note, name, children }: { note: Note; name: string; children?: ReactNode }) {
  return (
    <div className={`row ${styles.sender}`}>
      <i className="centered" aria-hidden="true">
        {[...note.sender][0]}
      </i>
      <div>
        <p>
          <b>{name}</b>
        </p>
        {children}
      </div>
    </div>
  );
}

function Mark({ note }: { note: Note }) {
  return (
    <svg className={styles.mark} aria-hidden="true" viewBox="-6 -6 44 44">
      <SpriteSymbol id={note.mark ?? "parcel-enterprise"} width="32" height="32" />
    </svg>
  );
}
