import { localizedPath } from "#app/browser/localized-path.ts";
import { ButtonLink, DialogButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PerforatedPrint } from "#app/ui/perforated-print.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { solutions } from "#words/pages/solutions.ts";
import { photos } from "#content/photos.ts";
import styles from "./enterprise.module.css";

const { contactSales, enterprise: copy } = solutions;

export function Enterprise() {
  return (
    <section id={copy.id} className={`section dusk ${styles.band}`} aria-labelledby={`${copy.id}-title`}>
      <div className={`wrap halves gap-7 middle ${styles.inside}`}>
        <div className="stack">
          <h2 id={`${copy.id}-title`}>{copy.title}</h2>
          <p className="lead">{copy.lead}</p>
          <ul className="rows">
            {copy.points.map((point) => (
              <li key={point} className="media gap-3">
                <Icon name="tick" />
                {point}
              </li>
            ))}
          </ul>
          <div className="cluster">
            <DialogButton dialog="contact-sales" variant="primary">
              {contactSales}
            </DialogButton>
            <ButtonLink href={localizedPath(copy.plansLink.to)}>{copy.plansLink.label}</ButtonLink>
          </div>
        </div>
        <figure className="stack gap-5">
          <ul className={styles.rack}>
            {copy.branches.map(({ city, customers }) => (
              <li key={city} className="forced-border">
                <svg viewBox="0 0 150 66" aria-hidden="true">
                  <path d={drawPile(customers)} stroke="currentColor" strokeWidth="1.8" />
                </svg>
                <b>{city}</b>
                <span className="label">{copy.customers(customers)}</span>
              </li>
            ))}
          </ul>
          <div className="row between">
            <figcaption className="small soft">{copy.branchesCaption}</figcaption>
            <PerforatedPrint className={styles.photo}>
              <Photo photo={photos["solutions-enterprise"]} sizes="16rem" />
            </PerforatedPrint>
          </div>
        </figure>
      </div>
    </section>
  );
}

/** A pile of letters, one for every 3,000 customers. */
function drawPile(customers: number): string {
  return Array.from(
    { length: Math.round(customers / 3000) },
    (_, index) => `M${(index % 2) * 3} ${64 - index * 3}h147`,
  ).join("");
}
