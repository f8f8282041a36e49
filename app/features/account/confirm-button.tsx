import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#app/components/ui/button.tsx";
import { FormAlert } from "#app/components/ui/form-alert.tsx";
import { useServiceTask } from "#app/lib/use-service-form.ts";
import styles from "./confirm-button.module.css";
import { useReauthentication } from "./reauthentication.tsx";

interface ConfirmButtonProps {
  label: string;
  question: string;
  yes: string;
  no: string;
  /** Throws what the service reported. */
  work: () => Promise<void>;
  onDone: () => void;
}

/** A button that asks for confirmation, and for reauthentication where needed, before it runs `work`. Focus moves to the question and back. */
export function ConfirmButton({ label, question, yes, no, work, onDone }: ConfirmButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);
  const { pending, error, run } = useServiceTask();
  const withReauthentication = useReauthentication();
  const ask = (now: boolean) => {
    flushSync(() => setAsking(now));
    place.current?.querySelector("button")?.focus();
  };
  const confirm = () =>
    run(async () => {
      if (await withReauthentication(work)) onDone();
    });
  return (
    <div ref={place} className={styles.ask}>
      {asking ? (
        <div role="group" aria-label={question} className={styles.question}>
          <p>{question}</p>
          <div className={styles.answers}>
            <Button size="small" aria-disabled={pending || undefined} onClick={confirm}>
              {yes}
            </Button>
            <Button size="small" onClick={() => ask(false)}>
              {no}
            </Button>
          </div>
          {error && <FormAlert>{error}</FormAlert>}
        </div>
      ) : (
        <Button size="small" onClick={() => ask(true)}>
          {label}
        </Button>
      )}
    </div>
  );
}
