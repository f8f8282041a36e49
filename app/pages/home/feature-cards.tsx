import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { home } from "#content/generated/pages/home.ts";
import { GaugeFigure, LettersFigure, ParcelsFigure, RoutesFigure } from "./feature-figures.tsx";
import styles from "./feature-cards.module.css";

type Copy = (typeof home)["features"];

/** Four cards, each on the stock of the feature page it leads to. */
export function FeatureCards({ copy }: { copy: Copy }) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={copy.title} lead={copy.lead} />
        <div className={`columns-2 ${styles.cards}`}>
          <Card copy={copy.personalization} more={copy.more} to="/features/smart-personalization" stock="canary">
            <LettersFigure letters={copy.personalization.letters} />
          </Card>
          <Card copy={copy.pricing} more={copy.more} to="/features/flexible-pricing" stock="sky">
            <ParcelsFigure parcels={copy.pricing.parcels} />
          </Card>
          <Card copy={copy.ease} more={copy.more} to="/features/easy-to-use" stock="mint">
            <GaugeFigure figure={copy.ease.figure} />
          </Card>
          <Card copy={copy.reach} more={copy.more} to="/features/global-reach" stock="rose">
            <RoutesFigure />
          </Card>
        </div>
      </div>
    </section>
  );
}

interface CardProps {
  copy: { readonly title: string; readonly text: string };
  more: string;
  to: string;
  stock: "canary" | "sky" | "mint" | "rose";
  children: ReactNode;
}

/** The whole card is the link's target; its name is the title alone. */
function Card({ copy, more, to, stock, children }: CardProps) {
  return (
    <article className={`forced-border ${styles.card} ${stock}`} data-passage="card">
      <div className={`stack gap-3 ${styles.words}`}>
        <h3 className="title-2">
          <a href={to}>{copy.title}</a>
        </h3>
        <p className="soft">{copy.text}</p>
        <b className="cluster gap-2" aria-hidden="true">
          {more} <Icon name="arrow" className="signal" />
        </b>
      </div>
      {children}
    </article>
  );
}
