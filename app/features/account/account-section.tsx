import type { ReactNode } from "react";
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
