import { ButtonLink, DialogButton } from "#app/ui/button.tsx";
import drawing from "#app/drawings/photos/solutions-enterprise.svg";
import type { Photo } from "#content/photos.ts";
import styles from "./enterprise.module.css";
import { Pigeonholes } from "./pigeonholes.tsx";
import { Snapshot } from "./snapshot.tsx";

interface EnterpriseProps {
  id: string;
  title: string;
  lead: string;
  points: readonly string[];
  contactSales: string;
  plansLink: { label: string; to: string };
  branches: readonly { city: string; customers: string }[];
  branchesCaption: string;
  photo: Photo;
}

/** For several branches: what head office keeps, and a rack with a hole for each branch. */
export function Enterprise({ id, title, lead, points, contactSales, plansLink, photo, ...rack }: EnterpriseProps) {
  return (
    <section id={id} className={`${styles.band} section dusk`} aria-labelledby={`${id}-title`}>
      <div className={`${styles.inside} wrap`}>
        <div className={styles.words}>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="lead">{lead}</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <div className="actions">
            <DialogButton dialog="contact-sales" variant="primary">
              {contactSales}
            </DialogButton>
            <ButtonLink to={plansLink.to}>{plansLink.label}</ButtonLink>
          </div>
        </div>
        <div className={styles.rack}>
          <Pigeonholes branches={rack.branches} caption={rack.branchesCaption} />
          <Snapshot photo={photo} drawing={drawing} sizes="16rem" className={styles.photo} />
        </div>
      </div>
    </section>
  );
}
