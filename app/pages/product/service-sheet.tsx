import { Drawing } from "#app/ui/drawing.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { stampDrawings } from "#app/ui/stamp-drawings.ts";
import type { InkKey } from "#content/catalog/service-names.ts";
import styles from "./service-sheet.module.css";

interface ServiceLink {
  id: string;
  ink: InkKey;
  label: string;
}

interface ServiceSheetProps {
  label: string;
  services: readonly ServiceLink[];
}

/** A sheet of ten stamps, its last two columns torn off. Each stamp leads to its section. */
export function ServiceSheet({ label, services }: ServiceSheetProps) {
  return (
    <nav className={styles.sheet} aria-label={label}>
      <Part services={services.slice(0, whole)} first={1} />
      <Part services={services.slice(whole)} first={whole + 1} className={styles.torn} />
    </nav>
  );
}

/** Stamps that are still in one piece: three columns of two. */
const whole = 6;

interface PartProps {
  services: readonly ServiceLink[];
  /** The first stamp's number. */
  first: number;
  className?: string | undefined;
}

function Part({ services, first, className }: PartProps) {
  return (
    <div className={className}>
      <p className={`${styles.selvage} perforated`} aria-hidden="true">
        {services.map(({ ink }) => (
          <i key={ink} data-k={ink} />
        ))}
      </p>
      <ul>
        {services.map(({ id, ink, label }, index) => (
          <li key={id} className="perforated" data-k={ink}>
            <a href={`#${id}`} aria-label={label}>
              <span className={styles.print}>
                <b data-number={first + index} aria-hidden="true" />
                <Drawing src={stampDrawings[ink]} alt="" width={120} height={104} />
                <Icon name={ink} className={styles.icon} />
              </span>
              <span className={styles.name}>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
