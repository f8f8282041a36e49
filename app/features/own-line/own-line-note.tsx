import { useRef, useState } from "react";
import { TextButton } from "#app/components/ui/text-button.tsx";
import { keepOwnLine, useOwnLine } from "#app/lib/own-line.ts";
import { ownLine } from "#content/own-line.ts";
import styles from "./own-line-note.module.css";

/** Under what shows the visitor's own line: whose it is, and the way back to the sample. Nothing for who wrote none. */
export function OwnLineNote() {
  const note = useRef<HTMLParagraphElement>(null);
  const line = useOwnLine();
  const [cleared, setCleared] = useState(false);
  if (line === null && !cleared) return null;
  const clear = () => {
    setCleared(true);
    keepOwnLine("");
    // The button goes, so the focus stays with the note, which says what happened.
    note.current?.focus();
  };
  return (
    <p ref={note} tabIndex={-1} className={styles.note}>
      {line === null ? ownLine.cleared : ownLine.isYours}{" "}
      {line !== null && <TextButton onClick={clear}>{ownLine.clear}</TextButton>}
    </p>
  );
}
