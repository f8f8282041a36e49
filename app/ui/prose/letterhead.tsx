import type { ReactNode } from "react";
import { Barcode } from "#app/ui/barcode.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import styles from "./letterhead.module.css";

interface LetterheadProps {
  siteName: string;
  /** The page's name in menus, where the heading does not say it. */
  name?: string;
  heading: string;
  lead: string;
  /** What to do next, as buttons. */
  children?: ReactNode;
}

/** The top of a written page: who writes, sorting bars, the page's one `h1` and its leading sentence. */
export function Letterhead({ siteName, name, heading, lead, children }: LetterheadProps) {
  return (
    <header className={styles.letterhead}>
      <p className={styles.sender}>
        <span>
          <Icon name="lark" className={styles.lark} />
          {siteName}
        </span>
        <Barcode seed={heading.length * 7 + 5} />
      </p>
      <PageTitle name={name}>{heading}</PageTitle>
      <p className="lead">{lead}</p>
      {children}
    </header>
  );
}
