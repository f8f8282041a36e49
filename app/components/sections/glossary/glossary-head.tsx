import type { ReactNode } from "react";
import { Link } from "react-router";
import { PerforatedPrint } from "#app/components/ui/perforated-print.tsx";
import { Drawing } from "#app/components/ui/drawing.tsx";
import styles from "./glossary-head.module.css";
import { letterAnchor } from "./word-list.tsx";

interface GlossaryHeadProps {
  heading: string;
  lead: string;
  lettersLabel: string;
  letters: readonly string[];
  /** The buttons. */
  actions: ReactNode;
  /** A drawing of 240 by 180. */
  print: { src: string; alt: string };
}

/** The top of the glossary: what it is, the next step, and the letters. */
export function GlossaryHead({ heading, lead, lettersLabel, letters, actions, print }: GlossaryHeadProps) {
  return (
    <header className={styles.head}>
      <div className="wrap">
        <div>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          <div className="actions">{actions}</div>
          <nav aria-label={lettersLabel}>
            <ul>
              {letters.map((letter) => (
                <li key={letter}>
                  <Link to={{ hash: letterAnchor(letter) }}>{letter}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <PerforatedPrint ink="crm" className={styles.print}>
          <Drawing src={print.src} alt={print.alt} width={240} height={180} eager />
        </PerforatedPrint>
      </div>
    </header>
  );
}
