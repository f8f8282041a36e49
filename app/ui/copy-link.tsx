import { useEffect, useState } from "react";
import { Button } from "./button.tsx";
import styles from "./copy-link.module.css";

interface CopyLinkProps {
  words: {
    copy: string;
    share?: string;
    copied: string;
    /** Shown with the text to copy manually if copying fails. */
    notCopied: string;
  };
  text?: string;
  full?: boolean;
  prepare?: () => void;
}

export function CopyLink({ words, text, full = false, prepare }: CopyLinkProps) {
  const [outcome, setOutcome] = useState("");
  const [shares, setShares] = useState(false);
  useEffect(
    // oxlint-disable-next-line react/set-state-in-effect -- the server can't detect the visitor's system
    () => setShares(words.share !== undefined && "share" in navigator && matchMedia("(pointer: coarse)").matches),
    [words.share],
  );
  const share = async () => {
    prepare?.();
    try {
      await navigator.share({ url: text ?? location.href });
    } catch (error) {
      // The visitor closed the share sheet, or it rejected the URL.
      console.warn(error);
    }
  };
  const copy = async () => {
    prepare?.();
    try {
      await navigator.clipboard.writeText(text ?? location.href);
      setOutcome(words.copied);
    } catch {
      setOutcome(words.notCopied);
    }
  };
  return (
    <div className={`scripts-only ${styles.copyLink}`}>
      <Button full={full} onClick={shares ? share : copy} icon="copy">
        {shares ? words.share : words.copy}
      </Button>
      <p role="status" className={styles.outcome}>
        {outcome}
      </p>
    </div>
  );
}
