import { type ComponentProps, type ReactNode, useState } from "react";
import { Icon } from "./icon.tsx";
import { Postmark } from "./postmark.tsx";
import styles from "./sent-note.late.module.css";

interface SentNoteProps {
  title: string;
  text: string;
  postmark?: (now: Date) => ComponentProps<typeof Postmark>;
  children?: ReactNode;
}

const takeFocus = (note: HTMLElement | null): void => note?.focus();

/** Takes focus, because the form's button is removed. */
export function SentNote({ title, text, postmark, children }: SentNoteProps) {
  const [struck] = useState(() => postmark?.(new Date()));
  return (
    <div ref={takeFocus} role="status" tabIndex={-1} className={`${styles.note} mint stack gap-3`}>
      {struck && <Postmark {...struck} className={styles.postmark} />}
      <p className={`${styles.title} cluster gap-2 title-3`}>
        <Icon name="tick" />
        <span>{title}</span>
      </p>
      <p>{text}</p>
      {children}
    </div>
  );
}
