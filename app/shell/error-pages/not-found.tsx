import { localizedPath } from "#app/browser/localized-path.ts";
import { Fragment } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Postmark } from "#app/ui/postmark.tsx";
import linework from "#app/drawings/misc/linework.svg";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { notFound as copy } from "#words/pages/not-found.ts";
import { site } from "#content/brand/site.ts";
import styles from "./not-found.module.css";

export function NotFound() {
  const { siteUrl } = usePublicSettings();
  return (
    <div className={`sky band ${styles.page}`}>
      <div className="wrap">
        <div className={`${styles.envelope} columns-2 gap-6 forced-border`}>
          <p>
            <b>{copy.from.label}</b>
            {copy.from.lines.map((line) => (
              <Fragment key={line}>
                <br />
                {line}
              </Fragment>
            ))}
          </p>
          <div className={styles.corner} aria-hidden="true">
            <Postmark {...copy.postmark} middle={[site.name]} waves className={styles.postmark} />
            <Stamp />
          </div>
          <div className={`${styles.return} cluster`}>
            <h1>{copy.heading}</h1>
            <svg viewBox="0 0 260 110" aria-hidden="true">
              <use href={`${linework}#hand`} />
            </svg>
          </div>
          <p className={styles.home}>
            <ButtonLink href={localizedPath("/")} variant="primary">
              {copy.home}
            </ButtonLink>
          </p>
          <ul className={`${styles.reasons} stack gap-1`} aria-label={copy.reasonsLabel}>
            {copy.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <p className={`${styles.to} title-2`}>
            <s>{copy.to}</s>
            <s>{new URL(siteUrl).host}</s>
          </p>
        </div>
        <Onward />
      </div>
    </div>
  );
}

function Stamp() {
  return (
    <div className={`${styles.stamp} lifted`} data-k="blue">
      <div className="perforated">
        <div className={`centered ${styles.ground}`}>
          <b className="display">{copy.status}</b>
          <Icon name="lark" className={styles.lark} />
        </div>
      </div>
    </div>
  );
}

function Onward() {
  return (
    <div className={`${styles.onward} stack gap-3`}>
      <p className="lead">{copy.lead}</p>
      <nav aria-label={copy.linksLabel}>
        <ul className="cluster gap-5">
          {copy.links.map((link) => (
            <li key={link.to}>
              <a href={localizedPath(link.to)}>{link.label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
