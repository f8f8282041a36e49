import { useState } from "react";
import { Button } from "./button.tsx";
import styles from "./copy-link.module.css";

interface CopyLinkProps {
  words: {
    copy: string;
    copied: string;
    /** Where the browser refuses: the link is in the address bar. */
    notCopied: string;
  };
  full?: boolean;
  /** Brings the address up to date, where it does not follow by itself. */
  prepare?: () => void;
}

/** Puts the address of the page on the clipboard, and says so. */
export function CopyLink({ words, full = false, prepare }: CopyLinkProps) {
  const [outcome, setOutcome] = useState("");
  const copy = async () => {
    prepare?.();
    try {
      await navigator.clipboard.writeText(location.href);
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
