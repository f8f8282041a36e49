import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { classNames } from "#app/lib/class-names.ts";
import styles from "./wordmark.module.css";

interface WordmarkProps {
  name: string;
  /** The link's name for screen readers; begins with the visible name. */
  label: string;
  className?: string | undefined;
}

/** The lark and the name, leading home. */
export function Wordmark({ name, label, className }: WordmarkProps) {
  return (
    <Link to="/" className={classNames(styles.wordmark, className)} aria-label={label} viewTransition>
      <Icon name="lark" className={styles.lark} />
      {name}
    </Link>
  );
}
