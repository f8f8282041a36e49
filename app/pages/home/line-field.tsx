import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useDebounced } from "#app/browser/use-debounced.ts";
import { keepOwnText, limitLine } from "#app/shell/own-line.ts";
import { channels, type Note, splitMessage } from "#app/ui/channels/note.ts";
import { useLandedCopies } from "#app/ui/channels/landed-copies.ts";
import { FieldFrame } from "#app/ui/channels/field-frame.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { maxCharacters, ownLine as words } from "#content/own-line.ts";
import styles from "./line-and-stamp.module.css";

interface LineFieldProps {
  line: string | null;
  sample: Note;
  children: ReactNode;
}

export function LineField({ line, sample, children }: LineFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const landed = useLandedCopies();
  const sampleLine = splitMessage(sample.message).headline;
  // The server can't read the browser's storage, so the line is filled in after hydration.
  useEffect(() => {
    if (line !== null && field.current?.value === "") field.current.value = line;
  }, [line]);

  // An input method may still be composing the text.
  const composing = useRef(false);
  const onInput = ({ currentTarget }: FormEvent<HTMLTextAreaElement>) => {
    if (!composing.current) cutToLimit(currentTarget);
    keepOwnText(currentTarget.value);
  };
  const reset = () => {
    if (field.current) field.current.value = "";
    keepOwnText("");
    field.current?.focus();
  };
  return (
    <div className={`scripts-only ${styles.field}`}>
      <FieldFrame
        id={id}
        label={words.label}
        count={words.count({ used: [...(line ?? sampleLine)].length, limit: maxCharacters })}
        note={
          <>
            {/* Phones show either the note or the reset button. Wider screens keep room for both, so that nothing moves. */}
            <span id={`${id}-note`} className={line === null ? styles.reset : "wide-only"}>
              {words.note}
            </span>
            <TextButton onClick={reset} className={styles.reset} data-idle={line === null || undefined}>
              {words.reset}
            </TextButton>
          </>
        }
      >
        <textarea
          ref={field}
          id={id}
          rows={2}
          dir="auto"
          placeholder={sampleLine}
          autoComplete="off"
          aria-describedby={`${id}-note`}
          onInput={onInput}
          onCompositionStart={() => {
            composing.current = true;
          }}
          onCompositionEnd={({ currentTarget }) => {
            composing.current = false;
            cutToLimit(currentTarget);
            keepOwnText(currentTarget.value);
          }}
        />
      </FieldFrame>
      {children}
      <Status shown={line !== null && landed === channels.length} />
    </div>
  );
}

/** The status is announced once, after a pause in typing, so that screen readers are not flooded. */
function Status({ shown }: { shown: boolean }) {
  const debounced = useDebounced(shown);
  const [wasShown, setWasShown] = useState(false);
  if (debounced && !wasShown) setWasShown(true);
  const resetStatus = wasShown ? words.resetStatus : "";
  return (
    <p role="status" className="visually-hidden">
      {debounced ? words.shownStatus : resetStatus}
    </p>
  );
}

/** Keeps the caret in place, or moves it to the end of the remaining text. */
function cutToLimit(field: HTMLTextAreaElement): void {
  const limited = limitLine(field.value);
  if (limited === field.value) return;
  const { selectionStart } = field;
  field.value = limited;
  field.setSelectionRange(selectionStart, selectionStart);
}
