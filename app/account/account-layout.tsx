import type { ReactNode } from "react";
import { Lead, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { classNames } from "#app/ui/class-names.ts";
import chipSection from "#app/ui/chip-section.module.css";
import styles from "./account.module.css";

interface AccountLayoutProps {
  words: Record<"heading" | "lead", string> & {
    needsScripts?: string;
    name?: string;
  };
  narrow?: boolean;
  postmark?: ReactNode;
  children: ReactNode;
}

export function AccountLayout({ words, narrow = false, postmark, children }: AccountLayoutProps) {
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

export function LayoutSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className={`${chipSection.section} ${styles.section} stack`}>
      <h2 className="title-2">{title}</h2>
      {text && <p className="soft">{text}</p>}
      {children}
    </section>
  );
}
