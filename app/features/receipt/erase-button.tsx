import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#app/components/ui/button.tsx";
import { receiptPage } from "#content/generated/receipt.ts";
import styles from "./receipt-page.module.css";

const words = receiptPage.address.opened;

interface EraseButtonProps {
  label: string;
  question: string;
  pending: boolean;
  onErase: () => void;
}

/** A button that asks before it erases. Focus moves to the question and back. */
export function EraseButton({ label, question, pending, onErase }: EraseButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);
  const ask = (now: boolean) => {
    flushSync(() => setAsking(now));
    place.current?.querySelector("button")?.focus();
  };
  return (
    <div ref={place}>
      {asking ? (
        <div role="group" aria-label={question} className={styles.question}>
          <p>{question}</p>
          <div className={styles.answers}>
            <Button size="small" aria-disabled={pending || undefined} onClick={onErase}>
              {pending ? words.erasing : words.yes}
            </Button>
            <Button size="small" onClick={() => ask(false)}>
              {words.no}
            </Button>
          </div>
        </div>
      ) : (
        <Button size="small" onClick={() => ask(true)}>
          {label}
        </Button>
      )}
    </div>
  );
}
