import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "./button.tsx";
import styles from "./confirm-button.late.module.css";
import { FormAlert } from "./form/form-alert.tsx";

interface ConfirmButtonProps {
  label: string;
  question: string;
  yes: string;
  no: string;
  pending: boolean;
  error?: ReactNode;
  onConfirm: () => void;
}

export function ConfirmButton({ label, question, yes, no, pending, error, onConfirm }: ConfirmButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);
  const ask = (now: boolean) => {
    flushSync(() => setAsking(now));
    place.current?.querySelector("button")?.focus();
  };
  return (
    <div ref={place}>
      {asking ? (
        <div role="group" aria-label={question} className={`${styles.question} stack gap-3`}>
          <p>{question}</p>
          <div className="cluster gap-3">
            <Button size="small" aria-disabled={pending || undefined} onClick={onConfirm}>
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
