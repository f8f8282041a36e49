import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { channelParts } from "./channels.tsx";
import { type Channel, channels, type Note, type ChannelPreviewWords } from "./note.ts";
import styles from "./channel-previews.module.css";
import { useLandedCopies } from "./landed-copies.ts";

interface ChannelPreviewsProps {
  words: ChannelPreviewWords;
  note: Note;
  sample?: Note | null;
  corner?: (channel: Channel) => ReactNode;
  below?: Partial<Record<Channel, ReactNode>>;
}

export function ChannelPreviews({ words, note, sample, corner, below }: ChannelPreviewsProps) {
  const landed = useLandedCopies();
  return (
    // Focusable, because it scrolls sideways.
    <div className={styles.previews} role="group" aria-label={words.label} tabIndex={0}>
      {channels.map((channel, index) => {
        const Part = channelParts[channel];
        const { label, preview } = words.channels[channel];
        return (
          <section key={channel} className={styles.stamp} data-channel={channel} aria-label={preview}>
            <p id={`channel-${channel}`} className={`row ${styles.name}`}>
              <Icon name={channel} />
              {label}
              {corner?.(channel)}
            </p>
            <div className={styles.plate}>
              <Part words={words} note={index < landed ? note : (sample ?? note)} below={below?.[channel]} />
            </div>
          </section>
        );
      })}
    </div>
  );
}
