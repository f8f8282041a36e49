import { useEffect, useState } from "react";
import { Button } from "./button.tsx";
import styles from "./copy-link.module.css";

interface CopyLinkProps {
  words: {
    copy: string;
    /** In place of copying, where the system can share: phones. */
    share?: string;
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
  const [shares, setShares] = useState(false);
  useEffect(
    // oxlint-disable-next-line react/set-state-in-effect -- the server does not know the system
    () => setShares(words.share !== undefined && "share" in navigator && matchMedia("(pointer: coarse)").matches),
    [words.share],
  );
  const share = async () => {
    prepare?.();
    try {
      await navigator.share({ url: text ?? location.href });
    } catch (error) {
      // The visitor closed the system's sheet, or it refused the address.
      console.warn(error);
    }
  };
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
