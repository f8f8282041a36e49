import type { ReactNode } from "react";
import type { InkKey } from "#content/catalog/service-names.ts";
import styles from "./chip-section.module.css";
import type { IconName } from "./icon-names.ts";
import { StampChip } from "./stamp-chip.tsx";

export interface ChipSectionProps {
  /** Names the section for links and for its heading. */
  id: string;
  title: string;
  line: string;
  ink: InkKey;
  icon: IconName;
  /** One element, beside the heading. */
  children: ReactNode;
}

/** A section under a dashed rule: a chip and the heading on one side, its content on the other, below it in a narrow window. */
export function ChipSection({ id, title, line, ink, icon, children }: ChipSectionProps) {
  return (
    <section id={id} className={`${styles.section} wide-last gap-6`} aria-labelledby={`${id}-heading`}>
      <div className="media">
        <StampChip ink={ink} icon={icon} />
        <div>
          <h2 className="title-2" id={`${id}-heading`}>
            {title}
          </h2>
          <p className="soft">{line}</p>
        </div>
      </div>
      {children}
    </section>
  );
}
