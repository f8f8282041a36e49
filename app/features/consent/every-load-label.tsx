import { Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { cookieLabel, layout } from "#content/layout.ts";
import { legalLinks } from "#content/navigation.ts";
import styles from "./cookie-label.module.css";

/**
 * P1 as `spec` has it: open in every page that is served, closed by Accept without any script, nothing kept.
 * `open` never changes here, so React leaves a label that was closed before or after hydration closed.
 */
export function EveryLoadLabel() {
  const { text, accept, learnMore } = cookieLabel.everyLoad;
  return (
    <dialog open className={styles.label} aria-labelledby="cookie-label-title" suppressHydrationWarning>
      <h2 id="cookie-label-title">{cookieLabel.heading}</h2>
      <p>{text}</p>
      <form method="dialog" className={styles.choices}>
        <Button type="submit" size="small">
          {accept}
        </Button>
        <Link to={legalLinks.privacy.to} target="_blank" rel="noopener">
          {learnMore}
          <span className="visually-hidden"> ({layout.newTab})</span>
        </Link>
      </form>
    </dialog>
  );
}
