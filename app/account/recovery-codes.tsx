import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { saveFile } from "#app/browser/save-file.ts";
import { recoveryCodesFile, type RecoveryCodesWords } from "#content/account.ts";
import styles from "./recovery-codes.module.css";

interface RecoveryCodesProps {
  words: RecoveryCodesWords;
  email: string;
  codes: readonly string[];
  /** True if the codes replace the button that generated them. */
  takesFocus: boolean;
  onKept: () => void;
}

/** Newly generated recovery codes, shown once. */
export function RecoveryCodes({ words, email, codes, takesFocus, onKept }: RecoveryCodesProps) {
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  const rows = codes.map(inGroups);
  const save = () => {
    const text = recoveryCodesFile(words, email, new Date(), rows);
    saveFile(new Blob([text], { type: "text/plain" }), words.fileName);
  };
  return (
    <div className={styles.sheet} role="group" aria-label={words.title}>
      <p ref={first} tabIndex={-1} className={styles.title}>
        {words.title}
      </p>
      <p>{words.text}</p>
      <ul className={styles.codes}>
        {rows.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.answers}>
        <Button size="small" onClick={save}>
          {words.save}
        </Button>
        <Button size="small" onClick={onKept}>
          {words.kept}
        </Button>
      </div>
    </div>
  );
}

/** Groups of four are easier to copy by hand; the service ignores the hyphens. */
function inGroups(code: string): string {
  return code.match(/.{1,4}/g)?.join("-") ?? "";
}
