import type { ReactNode } from "react";
import scale from "#app/drawings/heads/parcel-scale.svg";
import { Drawing } from "#app/ui/drawing.tsx";
import styles from "./ending.module.css";

interface EndingProps {
  title: string;
  text: string;
  /** The buttons: one primary, one plain. */
  children: ReactNode;
}

/** The page's last step, beside three parcels on the counter's scale. */
export function Ending({ title, text, children }: EndingProps) {
  return (
    <section className={styles.ending}>
      <div className={`${styles.inside} wrap`}>
        <div>
          <h2>{title}</h2>
          <p className="lead">{text}</p>
          <div className="actions">{children}</div>
        </div>
        <Drawing src={scale} alt="" width={340} height={190} className={styles.scale} />
      </div>
    </section>
  );
}
