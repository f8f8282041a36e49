import { StampChip } from "#app/ui/stamp-chip.tsx";
import type { InkKey } from "#content/catalog/service-names.ts";
import styles from "./jump-strip.module.css";

interface JumpStripProps {
  label: string;
  links: readonly { id: string; ink: InkKey; label: string }[];
}

/** Sticks below the bar and marks the section that is being read (current-section.enhance.ts). */
export function JumpStrip({ label, links }: JumpStripProps) {
  return (
    <nav className={`screen-only ${styles.strip}`} aria-label={label} data-enhance="current-section">
      <ul className="wrap">
        {links.map((link) => (
          <li key={link.id}>
            <a href={`#${link.id}`} className="label" data-k={link.ink}>
              <StampChip ink={link.ink} icon={link.ink} />
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
