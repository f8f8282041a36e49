import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { TextButton } from "#app/ui/text-button.tsx";
import { keepOwnLine, limitLine, useOwnLine } from "#app/shell/own-line.ts";
import { useDebounced } from "#app/browser/use-debounced.ts";
import type { OwnLineWords } from "#content/own-line.ts";
import styles from "./own-line-field.module.css";

/** The field for the line that replaces the sample campaign. It is hidden without scripts. */
export default function OwnLineField({ words }: { words: OwnLineWords }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const line = useOwnLine();
  // Restores the stored line into an empty field.
  useEffect(() => {
    if (line !== null && field.current?.value === "") field.current.value = line;
  }, [line]);

  // Text that an input method is still composing must not be changed.
  const composing = useRef(false);
  const onInput = ({ currentTarget }: FormEvent<HTMLTextAreaElement>) => {
    if (!composing.current) cutToLimit(currentTarget);
    keepOwnLine(currentTarget.value);
  };
  const clear = () => {
    if (field.current) field.current.value = "";
    keepOwnLine("");
    field.current?.focus();
  };
  return (
    <div className={styles.slip}>
      <label htmlFor={id}>{words.label}</label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        dir="auto"
        placeholder={words.sample}
        autoComplete="off"
        aria-describedby={`${id}-kept`}
        onInput={onInput}
        onCompositionStart={() => {
          composing.current = true;
        }}
        onCompositionEnd={({ currentTarget }) => {
          composing.current = false;
          cutToLimit(currentTarget);
          keepOwnLine(currentTarget.value);
        }}
      />
      <p>
        <span id={`${id}-kept`}>{words.kept}</span>
        {line !== null && <TextButton onClick={clear}>{words.clear}</TextButton>}
      </p>
      <Said words={words} shown={line !== null} />
    </div>
  );
}

/** Announces once, after a pause in typing, that the campaign shows the line, and once that the sample is back. */
function Said({ words, shown }: { words: OwnLineWords; shown: boolean }) {
  const debounced = useDebounced(shown);
  const [wasShown, setWasShown] = useState(false);
  if (debounced && !wasShown) setWasShown(true);
  const cleared = wasShown ? words.cleared : "";
  return (
    <p role="status" className="visually-hidden">
      {debounced ? words.shown : cleared}
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
