import type { InkKey } from "#content/catalog/service-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import styles from "./stamp-chip.module.css";

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
