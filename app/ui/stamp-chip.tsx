import type { InkKey } from "#content/catalog/service-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import styles from "./stamp-chip.module.css";

/** A service as a postage stamp the size of a thumbnail. Decorative: its name stands beside it. */
export function StampChip({ ink, icon }: { ink: InkKey; icon: IconName }) {
  return (
    <span className={`${styles.stamp} lifted`} data-k={ink} aria-hidden="true">
      <span className={`${styles.chip} perforated`}>
        <span className={`centered ${styles.ground}`}>
          <Icon name={icon} />
        </span>
      </span>
    </span>
  );
}
