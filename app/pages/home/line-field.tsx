import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useDebounced } from "#app/browser/use-debounced.ts";
import { keepOwnText, limitLine } from "#app/shell/own-line.ts";
import { type Note, splitMessage } from "#app/ui/channels/note.ts";
import { useSentCopies } from "#app/ui/channels/use-sent-copies.ts";
import { Slip } from "#app/ui/channels/slip.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { maxCharacters, type OwnLineWords } from "#content/own-line.ts";
import styles from "./line-and-stamp.module.css";

export type LineWords = Pick<OwnLineWords, "label" | "count" | "note" | "reset" | "shownStatus" | "resetStatus">;

interface LineFieldProps {
  words: LineWords;
  line: string | null;
  sample: Note;
}

/** The field for the line that replaces the sample. It is hidden without scripts. */
export function LineField({ words, line, sample }: LineFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useSentCopies(line, field);
  const sampleLine = splitMessage(sample.message).headline;
  // Restores the stored line into an empty field.
  useEffect(() => {
    if (line !== null && field.current?.value === "") field.current.value = line;
  }, [line]);

  // Text that an input method is still composing must not be changed.
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
      <Slip
        id={id}
        label={words.label}
        count={words.count({ used: [...(line ?? sampleLine)].length, limit: maxCharacters })}
        note={
          <>
            <span id={`${id}-note`}>{words.note}</span>
            {line !== null && <TextButton onClick={reset}>{words.reset}</TextButton>}
          </>
        }
      >
        <textarea
          ref={field}
          id={id}
          rows={1}
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
      </Slip>
      <svg className={styles.thread} viewBox="0 0 128 64" aria-hidden="true">
        <path d="M4 6C20 70 70 66 128 44" />
      </svg>
      <Status words={words} shown={line !== null} />
    </div>
  );
}

/** Announces once, after a pause in typing, that the channels show the line, and once that the sample is back. */
function Status({ words, shown }: { words: LineWords; shown: boolean }) {
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

/** Leaves the caret where it is, within what is left. */
function cutToLimit(field: HTMLTextAreaElement): void {
  const limited = limitLine(field.value);
  if (limited === field.value) return;
  const { selectionStart } = field;
  field.value = limited;
  field.setSelectionRange(selectionStart, selectionStart);
}
