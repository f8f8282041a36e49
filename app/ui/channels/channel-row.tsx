import { useRef } from "react";
import { Icon } from "../icon.tsx";
import styles from "./channel-row.module.css";
import { type Channel, channels, type SheetWords } from "./note.ts";
import { useLandedCopies, useSentCopies } from "./use-sent-copies.ts";

interface ChannelRowProps {
  words: SheetWords;
  /** What the visitor is typing; null for a text that nobody typed here. */
  text: string | null;
}

/** Under a field: the stamp that prints what is typed until its copies have left, and on a phone the channels that they reach, each of which shows its card. */
export function ChannelRow({ words, text }: ChannelRowProps) {
  const stamp = useRef<HTMLDivElement>(null);
  const landed = useLandedCopies();
  useSentCopies(text, stamp);
  const travels = text !== null && landed < channels.length;
  return (
    <div className={styles.row}>
      {travels && (
        <div ref={stamp} className={`perforated ${styles.stamp}`} aria-hidden="true">
          <div className={styles.text} dir="auto">
            {text}
          </div>
          <div className={styles.ring} />
        </div>
      )}
      {channels.map((channel, index) => (
        <button
          key={channel}
          type="button"
          className={styles.channel}
          data-k={channel}
          data-waits={(travels && index >= landed) || undefined}
          onClick={() => showCard(channel)}
        >
          <Icon name={channel} />
          {words.channels[channel].label}
        </button>
      ))}
    </div>
  );
}

function showCard(channel: Channel): void {
  document.querySelector(`section[data-k=${channel}]`)?.scrollIntoView({ block: "nearest", inline: "start" });
}
