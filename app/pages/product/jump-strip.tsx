import { StampChip } from "#app/ui/stamp-chip.tsx";
import { serviceNames } from "#content/catalog/service-names.ts";
import { product } from "#words/pages/product.ts";
import styles from "./jump-strip.module.css";

/** Sticks below the bar and marks the section that is being read (current-section.enhance.ts). */
export function JumpStrip() {
  return (
    <nav className={`strip screen-only ${styles.strip}`} aria-label={product.jumpLabel} data-enhance="current-section">
      <ul>
        {serviceNames.map(({ id, ink, shortName }) => (
          <li key={id}>
            <a href={`#${id}`} className="label" data-k={ink}>
              <StampChip ink={ink} icon={ink} />
              {shortName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
