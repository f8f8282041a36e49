import { CallToAction } from "#app/ui/call-to-action.tsx";
import { ButtonLink, DialogButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./feature-foot.module.css";

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
              <a href={link.to}>
                {link.label}
                <Icon name="arrow" />
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

interface NextStepProps {
  copy: { readonly title: string; readonly tryFree: string; readonly viewDemo: string };
}

/** The closing band of a feature page: sign up, or see the demo first. */
export function NextStep({ copy }: NextStepProps) {
  return (
    <CallToAction title={copy.title}>
      <DialogButton dialog="sign-up" variant="primary">
        {copy.tryFree}
      </DialogButton>
      <ButtonLink to="/demo">{copy.viewDemo}</ButtonLink>
    </CallToAction>
  );
}
