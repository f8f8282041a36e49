import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";
import styles from "./sent-note.module.css";

interface SentNoteProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** Stands where a form was, once it went through. It takes the focus, which the form's button had, and is announced. */
export function SentNote({ title, text, children }: SentNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} role="status" tabIndex={-1} className={styles.note}>
      <p className={styles.title}>
        <Icon name="tick" />
        {title}
      </p>
      <p>{text}</p>
      {children}
    </div>
  );
}
