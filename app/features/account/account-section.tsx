import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { StampChip } from "#app/components/ui/stamp-chip.tsx";
import type { IconName } from "#app/components/ui/icon-names.ts";
import type { InkKey } from "#content/service-names.ts";
import styles from "./account-section.module.css";

interface AccountSectionProps {
  /** Names the section for links and for its heading. */
  id: string;
  title: string;
  line: string;
  ink: InkKey;
  icon: IconName;
  children: ReactNode;
}

/** One section of the account page: its heading on one side, its controls on the other. */
export function AccountSection({ id, title, line, ink, icon, children }: AccountSectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <div className={styles.head}>
        <StampChip ink={ink} icon={icon} />
        <div>
          <h2 id={`${id}-heading`}>{title}</h2>
          <p className="soft">{line}</p>
        </div>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** One line about the action just done. It is announced, and takes the focus, because the action's button may be gone. */
export function StatusNote({ children }: { children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- each new line is news
  useEffect(() => line.current?.focus(), [children]);
  return (
    <p ref={line} role="status" tabIndex={-1} className={styles.note}>
      <Icon name="tick" />
      {children}
    </p>
  );
}
