import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Postmark } from "#app/ui/postmark.tsx";
import linework from "#app/drawings/misc/linework.svg";
import type { notFound } from "#content/generated/pages/not-found.ts";
import styles from "./not-found.module.css";

interface NotFoundProps {
  copy: typeof notFound;
  siteName: string;
  /** The site's host, as it would stand in the letter's address. */
  host: string;
}

/** D7: a letter that comes back, and where to go instead. */
export function NotFound({ copy, siteName, host }: NotFoundProps) {
  return (
    <div className={styles.page}>
      <div className="wrap">
        <div className={`${styles.envelope} forced-border`}>
          <p className={styles.from}>
            <b>{copy.from.label}</b>
            {copy.from.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <div className={styles.corner} aria-hidden="true">
            <Postmark {...copy.postmark} middle={[siteName]} waves className={styles.postmark} />
            <Stamp status={copy.status} />
          </div>
          <div className={styles.return}>
            <h1>{copy.heading}</h1>
            <svg viewBox="0 0 260 110" aria-hidden="true">
              <use href={`${linework}#hand`} />
            </svg>
          </div>
          <p className={styles.home}>
            <ButtonLink to="/" variant="primary">
              {copy.home}
            </ButtonLink>
          </p>
          <ul className={styles.reasons} aria-label={copy.reasonsLabel}>
            {copy.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <p className={styles.to}>
            <s>{copy.to}</s>
            <s>{host}</s>
          </p>
        </div>
        <Onward copy={copy} />
      </div>
    </div>
  );
}

function Stamp({ status }: { status: string }) {
  return (
    <div className={`${styles.stamp} lifted`} data-k="sms">
      <div className="perforated">
        <div className={styles.ground}>
          <b className="display">{status}</b>
          <Icon name="lark" className={styles.lark} />
        </div>
      </div>
    </div>
  );
}

function Onward({ copy }: { copy: typeof notFound }) {
  return (
    <div className={styles.onward}>
      <div>
        <p className="lead">{copy.lead}</p>
        <nav aria-label={copy.linksLabel}>
          <ul className={styles.links}>
            {copy.links.map((link) => (
              <li key={link.to}>
                <a href={link.to}>{link.label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
