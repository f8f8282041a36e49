import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { demo } from "#content/pages/demo.ts";
import { longest } from "./demo-link.ts";
import styles from "./message.module.css";
import { type DemoState, fieldIds } from "./use-demo.ts";

/** What to send. Not a form: there is nowhere to send it to. */
export function Message({ state }: { state: DemoState }) {
  return (
    <section className={styles.message} aria-label={demo.controls}>
      <h2>{demo.words}</h2>
      {state.unread.length > 0 && (
        <p role="alert" className={styles.unread}>
          {demo.link.unread} {state.unread.map((part) => demo.link.parts[part]).join(", ")}.
        </p>
      )}
      <Field
        multiline
        id={fieldIds.message}
        label={demo.fields.message}
        hint={state.hasOwnWords ? demo.ownWords : demo.fields.messageHint}
        rows={6}
        maxLength={longest.message}
        value={state.message}
        onChange={(event) => state.writeMessage(event.target.value)}
      />
      {state.hasOwnWords && (
        <Button size="small" onClick={state.useSampleWords}>
          {demo.useSample}
        </Button>
      )}
    </section>
  );
}
