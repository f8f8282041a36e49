import { Drawing } from "#app/ui/drawing.tsx";
import { stampDrawings } from "#app/ui/stamp-drawings.ts";
import type { InkKey } from "#content/catalog/service-names.ts";
import styles from "./service-sheet.module.css";

interface ServiceSheetProps {
  label: string;
  services: readonly { id: string; ink: InkKey; label: string }[];
}

/** A sheet of ten stamps, its last two columns torn off. Each stamp leads to its section. */
export function ServiceSheet({ label, services }: ServiceSheetProps) {
  const stamps = services.map(({ id, ink, label: name }, index) => (
    <li key={id} className="perforated" data-k={ink}>
      <a href={`#${id}`} aria-label={name}>
        <span className={styles.print}>
          <b data-number={index + 1} aria-hidden="true" />
          <Drawing src={stampDrawings[ink]} alt="" width={120} height={104} />
        </span>
        <span className={`label ${styles.name}`}>{name}</span>
      </a>
    </li>
  ));
  return (
    <nav className={`screen-only ${styles.sheet}`} aria-label={label}>
      <ul>{stamps.slice(0, 6)}</ul>
      <ul>{stamps.slice(6)}</ul>
    </nav>
  );
}
