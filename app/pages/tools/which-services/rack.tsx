import { StampChip } from "#app/ui/stamp-chip.tsx";
import type { ServiceId, ServiceName } from "#content/catalog/service-names.ts";
import styles from "./rack.module.css";

/** A sorting rack with a hole for each service, whose stamp an answer slides up. Decorative: the result names them. */
export function Rack({ services }: { services: readonly ServiceName<ServiceId>[] }) {
  return (
    <div className={styles.rack} aria-hidden="true">
      <div className="wrap">
        <ul>
          {services.map(({ id, ink, shortName }) => (
            <li key={id} className="forced-border" data-service={id}>
              <StampChip ink={ink} icon={ink} />
              <small>{shortName}</small>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
