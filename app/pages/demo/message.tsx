import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { longest } from "./demo-link.ts";
import type { DemoWords } from "./demo-words.ts";
import styles from "./message.module.css";
import { type DemoState, fieldIds } from "./use-demo.ts";

interface MessageProps {
  words: DemoWords["table"];
  state: DemoState;
}

/** What to send. Not a form: there is nowhere to send it to. */
export function Message({ words, state }: MessageProps) {
  return (
    <section className={styles.message} aria-label={words.controls}>
      <h2>{words.words}</h2>
      {state.unread.length > 0 && (
        <p role="alert" className={styles.unread}>
          {words.link.unread} {state.unread.map((part) => words.link.parts[part]).join(", ")}.
        </p>
      )}
      <Field
        as="textarea"
        id={fieldIds.message}
        label={words.fields.message}
        hint={state.hasOwnWords ? words.ownWords : words.fields.messageHint}
        rows={6}
        maxLength={longest.message}
        value={state.message}
        onChange={(event) => state.writeMessage(event.target.value)}
      />
      {state.hasOwnWords && (
        <Button size="small" onClick={state.useSampleWords}>
          {words.useSample}
        </Button>
      )}
    </section>
  );
}
