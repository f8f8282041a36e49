import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { layout } from "#content/generated/layout.ts";
import styles from "./main-menu.module.css";

interface DisclosureProps {
  id: string;
  label: string;
  /** Whether the page being read is one of those inside. */
  current: boolean;
  children: ReactNode;
}

/** A button and the sheet it opens under the bar; on narrow screens the sheet covers the menu and leads back to it. */
export function Disclosure({ id, label, current, children }: DisclosureProps) {
  const sheet = useRef<HTMLDivElement>(null);
  // Undefined until hydration: until then the browser itself exposes the state of a popover's button.
  const [expanded, setExpanded] = useState<boolean>();
  useEffect(() => {
    const isOpen = sheet.current?.matches(":popover-open");
    // `beforetoggle` comes while the sheet is still closed.
    setExpanded((said) => said ?? isOpen);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.item}
        popoverTarget={id}
        aria-expanded={expanded}
        aria-controls={id}
        data-current={current || undefined}
      >
        {label}
        <Icon name="down" className={styles.arrow} />
      </button>
      <div
        id={id}
        ref={sheet}
        popover="auto"
        // `toggle` would come a moment after the change.
        onBeforeToggle={(event) => setExpanded(event.newState === "open")}
        className={styles.sheet}
      >
        <button type="button" className={styles.back} popoverTarget={id} popoverTargetAction="hide">
          <Icon name="back" />
          {layout.menu.back}
        </button>
        {children}
      </div>
    </>
  );
}
