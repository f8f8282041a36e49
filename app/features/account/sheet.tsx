import type { ReactNode } from "react";
import { Letterhead } from "#app/components/sections/reading/letterhead.tsx";
import type { Arrived } from "#app/data/arrive.ts";
import { classNames } from "#app/lib/class-names.ts";
import { accountPage } from "#content/generated/account.ts";
import { site } from "#content/site.ts";
import styles from "./sheet.module.css";

/** Who looks at an account screen, as the session knows. */
export interface Visitor {
  user: { id: string; email: string } | null;
  /** Whether it is known who is signed in, if anyone. */
  known: boolean;
  owesSecondStep: boolean;
  /** What became of the code or token that the address came with; null without one. */
  arrived: Arrived | null;
}

interface SheetProps {
  heading: string;
  lead: string;
  /** A narrow sheet for a single form. */
  narrow?: boolean;
  /** Lies over the corner of the sheet. */
  postmark?: ReactNode;
  children: ReactNode;
}

/** The paper that every account screen is written on. It reads the session on arrival, so it is hydrated at once. */
export function Sheet({ heading, lead, narrow = false, postmark, children }: SheetProps) {
  return (
    <div className={styles.desk} data-hydrate="now">
      <div className={classNames("wrap", styles.sheet, narrow && styles.narrow)}>
        {postmark && <div className={styles.postmark}>{postmark}</div>}
        <Letterhead siteName={site.name} heading={heading} lead={lead} />
        <noscript>
          <p className={styles.notice}>{accountPage.ask.needsScripts}</p>
        </noscript>
        {children}
      </div>
    </div>
  );
}

/** A single matter on the sheet, with a heading of its own. */
export function Matter({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className={styles.matter}>
      <h2>{title}</h2>
      {text && <p className="soft">{text}</p>}
      {children}
    </section>
  );
}

/** What stands on the sheet until it is known who is signed in; with scripts it stays unseen for that moment. */
export function UntilKnown({ known, children }: { known: boolean; children: ReactNode }) {
  return <div className={known ? undefined : styles.waiting}>{children}</div>;
}
