import type { ReactNode } from "react";
import { ButtonLink, DialogButton } from "#app/ui/button.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import styles from "./feature-top.module.css";

interface FeatureTopProps {
  /** The paper of the card that leads here from the home page. */
  stock: "canary" | "sky" | "mint" | "rose";
  /** `beside` sets title and art in two columns; `above` sets the title over art of full width. */
  layout: "beside" | "above";
  copy: {
    /** The feature's name. */
    readonly name: string;
    readonly title: string;
    readonly lead: string;
    readonly tryFree: string;
    readonly viewDemo: string;
  };
  /** Under the buttons. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The first screen of a feature page: one headline and the page's own machine. */
export function FeatureTop({ stock, layout, copy, aside, children }: FeatureTopProps) {
  return (
    <section className={styles.top} data-stock={stock} data-layout={layout}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <div>
            <PageTitle name={copy.name}>{copy.title}</PageTitle>
          </div>
          <p className="lead">{copy.lead}</p>
          <div className={`actions ${styles.actions}`}>
            <DialogButton dialog="sign-up" variant="primary">
              {copy.tryFree}
            </DialogButton>
            <ButtonLink to="/demo">{copy.viewDemo}</ButtonLink>
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
