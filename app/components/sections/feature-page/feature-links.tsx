import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import styles from "./feature-links.module.css";

interface FeatureLinksProps {
  label: string;
  /** All four feature pages; the one at `current` is left out. */
  links: readonly { readonly label: string; readonly to: string }[];
  current: string;
}

/** The three other feature pages, at the foot of one. */
export function FeatureLinks({ label, links, current }: FeatureLinksProps) {
  return (
    <nav className={`wrap ${styles.links}`} aria-label={label}>
      <ul>
        {links
          .filter(({ to }) => to !== current)
          .map((link) => (
            <li key={link.to}>
              <Link to={link.to} viewTransition>
                {link.label}
                <Icon name="arrow" />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
