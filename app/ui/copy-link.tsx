import { useState } from "react";
import { Button } from "./button.tsx";
import styles from "./copy-link.module.css";

interface CopyLinkProps {
  words: {
    copy: string;
    copied: string;
    /** Shown where the browser refuses to copy: says where the text is. */
    notCopied: string;
  };
  /** By default the address of the page. */
  text?: string;
  full?: boolean;
  /** Updates the address first, on a page where it does not follow the state by itself. */
  prepare?: () => void;
}

/** Puts the address of the page, or a text, on the clipboard, and says so. */
export function CopyLink({ words, text, full = false, prepare }: CopyLinkProps) {
  const [outcome, setOutcome] = useState("");
  const copy = async () => {
    prepare?.();
    try {
      await navigator.clipboard.writeText(text ?? location.href);
      setOutcome(words.copied);
    } catch {
      // Not allowed, or the browser has no clipboard for pages.
      setOutcome(words.notCopied);
    }
  };
  return (
    <div className={styles.copyLink}>
      <Button full={full} onClick={copy} icon="copy">
        {words.copy}
      </Button>
      <p role="status" className={styles.outcome}>
        {outcome}
      </p>
    </div>
  );
}
