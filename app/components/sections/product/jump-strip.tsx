import { useRef } from "react";
import { StampChip } from "#app/components/ui/stamp-chip.tsx";
import type { InkKey } from "#content/service-names.ts";
import styles from "./jump-strip.module.css";
import { useCurrentSection } from "./section-hooks.ts";

interface JumpStripProps {
  label: string;
  links: readonly { id: string; ink: InkKey; label: string }[];
}

/** Sticks below the bar and marks the section that is being read. */
export function JumpStrip({ label, links }: JumpStripProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrentSection(
    links.map(({ id }) => id),
    (id) => centreLink(list.current, id),
  );
  return (
    <nav className={styles.strip} aria-label={label}>
      <ul ref={list} className="wrap">
        {links.map((link) => (
          <li key={link.id}>
            <a href={`#${link.id}`} data-k={link.ink} aria-current={link.id === current ? "location" : undefined}>
              <StampChip ink={link.ink} icon={link.ink} />
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Moves the strip alone: `scrollIntoView` would move the page as well. */
function centreLink(list: HTMLElement | null, id: string): void {
  const strip = list?.parentElement;
  const link = list?.querySelector(`a[href$="#${id}"]`);
  if (!strip || !link) return;
  const [outer, inner] = [strip.getBoundingClientRect(), link.getBoundingClientRect()];
  strip.scrollBy({ left: inner.x + inner.width / 2 - outer.x - outer.width / 2 });
}
