import type { ReactNode } from "react";
import styles from "./feature-top.module.css";

interface FeatureTopProps {
  /** The paper of the card that leads here from the home page. */
  stock: "canary" | "sky" | "mint" | "rose";
  /** `beside` sets title and art in two columns; `above` sets the title over art of full width. */
  layout: "beside" | "above";
  title: string;
  lead: string;
  /** Under the lead, in its column. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The first screen of a feature page: one headline and the page's own machine. */
export function FeatureTop({ stock, layout, title, lead, aside, children }: FeatureTopProps) {
  return (
    <section className={styles.top} data-stock={stock} data-layout={layout}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
