import { useState } from "react";
import { Button } from "./button.tsx";
import styles from "./copy-link.module.css";

interface CopyLinkProps {
  words: {
    copy: string;
    copied: string;
    /** Shown where the browser refuses to copy: says that the link is in the address bar. */
    notCopied: string;
  };
  full?: boolean;
  /** Updates the address first, on a page where it does not follow the state by itself. */
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
