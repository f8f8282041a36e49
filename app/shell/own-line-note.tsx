import { useRef, useState } from "react";
import { TextButton } from "#app/ui/text-button.tsx";
import { keepOwnText, useOwnLine } from "./own-line.ts";
import { ownLine as words } from "#words/own-line.ts";
import styles from "./own-line-note.module.css";

export function OwnLineNote() {
  const note = useRef<HTMLParagraphElement>(null);
  const line = useOwnLine();
  const [cleared, setCleared] = useState(false);
  if (line === null && !cleared) return null;
  const reset = () => {
    setCleared(true);
    keepOwnText("");
    note.current?.focus();
  };
  return (
    <p ref={note} tabIndex={-1} className={styles.note}>
      <span>{line === null ? words.resetStatus : words.noteElsewhere}</span>{" "}
      {line !== null && <TextButton onClick={reset}>{words.reset}</TextButton>}
    </p>
  );
}
