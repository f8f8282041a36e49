import { Drawing } from "#app/ui/drawing.tsx";
import envelopes from "#app/drawings/features/envelopes.svg";
import type { smartPersonalization } from "#content/generated/pages/feature-smart-personalization.ts";
import styles from "./more-opens.module.css";

/** The claim of this page (S9.4), drawn: a hundred envelopes, and forty-three more. */
export function MoreOpens({ copy }: { copy: (typeof smartPersonalization)["opens"] }) {
  return (
    <section className={`section ${styles.section}`}>
      <div className={`wrap wide-last gap-7 ${styles.row}`}>
        <div className="stack">
          <h2 className="title-2">
            <b>{copy.figure}</b> {copy.title}
          </h2>
          <p className="lead">{copy.text}</p>
        </div>
        <Drawing src={envelopes} alt={copy.alternative} width={650} height={396} />
      </div>
    </section>
  );
}
