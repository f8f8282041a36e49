import type { ReactNode } from "react";
import type { InkKey } from "#content/catalog/service-names.ts";
import styles from "./chip-section.module.css";
import type { IconName } from "./icon-names.ts";
import { StampChip } from "./stamp-chip.tsx";

export interface ChipSectionProps {
  id: string;
  title: string;
  line: string;
  ink: InkKey;
  icon: IconName;
  children: ReactNode;
}

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
