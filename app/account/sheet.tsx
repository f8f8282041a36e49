import type { ReactNode } from "react";
import { Lead, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { classNames } from "#app/ui/class-names.ts";
import chipSection from "#app/ui/chip-section.module.css";
import styles from "./account.module.css";

interface SheetProps {
  words: Record<"heading" | "lead", string> & {
    needsScripts?: string;
    /** The page's name in menus, where the heading does not say it. */
    name?: string;
  };
  /** A narrow sheet for a single form. */
  narrow?: boolean;
  /** Beside the heading. With it, each section is a card of its own on the backdrop. */
  postmark?: ReactNode;
  children: ReactNode;
}

/** The sheet around every screen of an account or a newsletter. An account's island hydrates at once, because it reads the session. */
export function Sheet({ words, narrow = false, postmark, children }: SheetProps) {
  return (
    <div className={`sky band ${styles.backdrop}`}>
      <div
        className={classNames(
          "wrap",
          postmark ? `columns-2 gap-5 ${styles.cards}` : styles.sheet,
          narrow && styles.narrow,
        )}
      >
        <PageHead size="tool" art={postmark && <div className={styles.postmark}>{postmark}</div>}>
          <PageTitle name={words.name}>{words.heading}</PageTitle>
          <Lead>{words.lead}</Lead>
        </PageHead>
        {words.needsScripts && (
          <noscript>
            <p className="inset">{words.needsScripts}</p>
          </noscript>
        )}
        {children}
      </div>
    </div>
  );
}

/** A part of the sheet with its own heading. */
export function SheetSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className={`${chipSection.section} ${styles.section} stack`}>
      <h2 className="title-2">{title}</h2>
      {text && <p className="soft">{text}</p>}
      {children}
    </section>
  );
}

/** Served content that is replaced once the session is known; hidden until then where scripts run. */
export function UntilKnown({ known, children }: { known: boolean; children: ReactNode }) {
  return <div className={known ? undefined : styles.waiting}>{children}</div>;
}
