import { localizedPath } from "#app/browser/localized-path.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { site } from "#content/brand/site.ts";
import { layout } from "#words/layout.ts";
import styles from "./wordmark.module.css";

export function Wordmark({ className }: { className?: string | undefined }) {
  return (
    <a href={localizedPath("/")} className={classNames(styles.wordmark, className)} aria-label={layout.homeLink}>
      <Icon name="lark" className={styles.lark} />
      {site.name}
    </a>
  );
}
