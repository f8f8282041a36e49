import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { PerforatedPrint } from "#app/ui/perforated-print.tsx";
import brokenWire from "#app/drawings/misc/broken-wire.svg";
import emptyAlbum from "#app/drawings/misc/empty-album.svg";
import emptyDirectory from "#app/drawings/misc/empty-directory.svg";
import emptyPigeonhole from "#app/drawings/misc/empty-pigeonhole.svg";
import { useProfile } from "#app/browser/profile.ts";
import styles from "./list-message.module.css";

const drawings = { album: emptyAlbum, directory: emptyDirectory, pigeonhole: emptyPigeonhole };

export type ListDrawing = keyof typeof drawings;

interface ListMessageProps {
  title: string;
  text: ReactNode;
  drawing?: ListDrawing | undefined;
  alert?: boolean;
  children?: ReactNode;
}

export function ListMessage({ title, text, drawing = "pigeonhole", alert = false, children }: ListMessageProps) {
  return (
    <div className={`${styles.message} cluster gap-7`} role={alert ? "alert" : undefined}>
      <PerforatedPrint className={styles.print}>
        <Drawing src={alert ? brokenWire : drawings[drawing]} alt="" width={240} height={180} />
      </PerforatedPrint>
      <div className="stack">
        <p className="title-2">{title}</p>
        <p className="soft">{text}</p>
        {children}
      </div>
    </div>
  );
}

export interface ListStates {
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly failedTitle: string;
  readonly failedText: string;
  readonly tryAgain: string;
}

interface LoadFailureProps {
  words: ListStates;
  drawing: ListDrawing | undefined;
  onRetry: () => void;
  isLater?: boolean;
}

/** In `spec`, a failure looks like an empty list. In `live`, it is reported with a retry (P5). */
export function LoadFailure({ words, drawing, onRetry, isLater = false }: LoadFailureProps) {
  const { loadFailure } = useProfile();
  if (loadFailure === "empty")
    return isLater ? null : <ListMessage title={words.emptyTitle} text={words.emptyText} drawing={drawing} />;
  return (
    <ListMessage title={words.failedTitle} text={words.failedText} alert>
      <Button icon="again" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </ListMessage>
  );
}
