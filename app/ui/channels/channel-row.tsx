import { lazy, Suspense } from "react";
import { Icon } from "../icon.tsx";
import styles from "./channel-row.module.css";
import { setLandedCopies, useLandedCopies } from "./landed-copies.ts";
import { type Channel, channels, type ChannelPreviewWords } from "./note.ts";

interface ChannelRowProps {
  words: ChannelPreviewWords;
  text: string | null;
}

/** Loaded at the first keystroke. If that fails, the channels show the text at once. */
const TravelingStamp = lazy(() =>
  import("./traveling-stamp.tsx").catch((error: unknown) => {
    console.warn(error);
    setLandedCopies(channels.length);
    return { default: () => null };
  }),
);

export function ChannelRow({ words, text }: ChannelRowProps) {
  const landed = useLandedCopies();
  const travels = text !== null && landed < channels.length;
  return (
    <div className={styles.row}>
      {travels && (
        <Suspense>
          <TravelingStamp text={text} />
        </Suspense>
      )}
      {channels.map((channel, index) => (
        <button
          key={channel}
          type="button"
          className={styles.channel}
          data-channel={channel}
          data-landed={text === null ? undefined : index < landed}
          onClick={() => showCard(channel)}
        >
          <Icon name={channel} />
          {words.channels[channel].label}
        </button>
      ))}
    </div>
  );
}

export function showCard(channel: Channel): void {
  document.querySelector(`section[data-channel=${channel}]`)?.scrollIntoView({ block: "nearest", inline: "start" });
}
