import { SpriteSymbol } from "#app/ui/icon.tsx";
import { Postmark } from "#app/ui/postmark.tsx";
import { ChannelRow } from "#app/ui/channels/channel-row.tsx";
import type { Note } from "#app/ui/channels/note.ts";
import { ChannelPreviews } from "#app/ui/channels/channel-previews.tsx";
import { useLandedCopies } from "#app/ui/channels/landed-copies.ts";
import { useOwnLine } from "#app/shell/own-line.ts";
import { ownNote } from "#app/shell/own-note.ts";
import * as kinds from "#words/line-kinds.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import { sheet } from "#words/channels.ts";
import { heroArt as art } from "#words/pages/home.ts";
import { LineField } from "./line-field.tsx";
import styles from "./line-and-stamp.module.css";

/** Maximum characters for large type. The limit is approximate, because characters vary in width. */
const shortLine = 34;

export const wakes = storageKeys.ownLine;

export default function LineAndStamp({ sample }: { sample: Note }) {
  const line = useOwnLine();
  const note = line === null ? sample : ownNote(line, sheet, kinds);
  const arrived = useLandedCopies() > 0 ? line : null;
  return (
    <>
      <LineField line={line} sample={sample}>
        <ChannelRow words={sheet} text={line} />
      </LineField>
      <div className={styles.frame}>
        <div className={styles.stage} data-line={arrived && arrived.length > shortLine ? "long" : "short"}>
          <div className={`${styles.stamp} lifted`} aria-hidden="true">
            <div className={`perforated ${styles.paper}`}>
              <div className={styles.picture}>
                <svg viewBox="0 0 540 520" preserveAspectRatio="xMidYMid slice">
                  <SpriteSymbol id="stage" />
                </svg>
                <span className={styles.denomination}>{art.denomination}</span>
              </div>
            </div>
          </div>
          <Postmark
            className={styles.postmark}
            top={arrived === null ? art.sample : art.own}
            bottom={art.under}
            middle={[art.day, art.year]}
            waves
          />
          <ChannelPreviews words={sheet} note={note} sample={sample} />
        </div>
      </div>
    </>
  );
}
