import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from "react";
import { isPlainPress } from "#app/browser/plain-press.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type ServiceId, type ServiceName, serviceNames } from "#content/catalog/service-names.ts";
import styles from "./service-tabs.module.css";

interface ServiceTabsProps {
  label: string;
  selected: ServiceName<ServiceId>;
  onSelect: (id: ServiceId) => void;
  row: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

const tabId = (id: ServiceId) => `plans-tab-${id}`;

/** As in the ARIA Authoring Practices, arrow keys wrap and select. Without scripts the tabs link to the plans below. */
export function ServiceTabs({ label, selected, onSelect, row, children }: ServiceTabsProps) {
  const onKeyDown = (event: KeyboardEvent, id: ServiceId) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const rightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const target = event.key === " " ? id : neighbor(event.key, id, rightToLeft);
    if (!target) return;
    event.preventDefault();
    onSelect(target);
    document.getElementById(tabId(target))?.focus();
  };
  const onClick = (event: MouseEvent, id: ServiceId) => {
    if (!isPlainPress(event.nativeEvent)) return;
    event.preventDefault();
    onSelect(id);
  };
  return (
    <>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        // Set on this row only, because a new color restyles every element that inherits it.
        data-k={selected.ink}
        className={styles.row}
      >
        {serviceNames.map(({ id, ink, icon, shortName }) => (
          <a
            key={id}
            id={tabId(id)}
            href={`#${id}`}
            role="tab"
            aria-selected={id === selected.id}
            aria-controls="plans-panel"
            tabIndex={id === selected.id ? 0 : -1}
            data-k={ink}
            className={styles.tab}
            onClick={(event) => onClick(event, id)}
            onKeyDown={(event) => onKeyDown(event, id)}
          >
            <Icon name={icon} />
            {shortName}
          </a>
        ))}
      </div>
      <div id="plans-panel" role="tabpanel" aria-labelledby={tabId(selected.id)} tabIndex={0}>
        {children}
      </div>
    </>
  );
}

function neighbor(key: string, from: ServiceId, rightToLeft: boolean): ServiceId | undefined {
  const index = serviceNames.findIndex(({ id }) => id === from);
  const forward = rightToLeft ? "ArrowLeft" : "ArrowRight";
  const backward = rightToLeft ? "ArrowRight" : "ArrowLeft";
  const target = { [forward]: index + 1, [backward]: index - 1, Home: 0, End: serviceNames.length - 1 }[key];
  return target === undefined ? undefined : serviceNames.at(target % serviceNames.length)?.id;
}
