import { useOwnLine } from "#app/shell/own-line.ts";
import { ownNote } from "#app/shell/own-note.ts";
import * as kinds from "#words/line-kinds.ts";
import { channelParts } from "#app/ui/channels/channels.tsx";
import { storageKeys } from "#shared/storage-keys.ts";
import type { Channel } from "#app/ui/channels/note.ts";
import { sheet } from "#words/channels.ts";
import styles from "./service-section.module.css";

export const wakes = storageKeys.ownLine;

export default function LineOnChannel({ channel }: { channel: Channel }) {
  const line = useOwnLine();
  if (line === null) return null;
  const Part = channelParts[channel];
  return (
    <div role="group" aria-label={sheet.channels[channel].preview} className={`stack small ${styles.line}`}>
      <Part words={sheet} note={ownNote(line, sheet, kinds)} />
    </div>
  );
}
