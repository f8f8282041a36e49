import { localizedPath } from "#app/browser/localized-path.ts";
import type { ReactNode } from "react";
import world from "#app/drawings/map/card.svg";
import { Drawing } from "#app/ui/drawing.tsx";
import { Icon, SpriteSymbol } from "#app/ui/icon.tsx";
import { Parcel } from "#app/ui/parcel.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { home } from "#words/pages/home.ts";
import styles from "./feature-cards.module.css";
import figures from "./feature-figures.module.css";

const copy = home.features;

export function FeatureCards() {
  const { personalization, pricing, ease, reach } = copy;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={copy.title} lead={copy.lead} />
        <div className={`columns-2 ${styles.cards}`}>
          <Card {...personalization} to="/features/smart-personalization" stock="canary">
            <div className={`stack gap-3 ${figures.figure} ${figures.letters}`} aria-hidden="true">
              {personalization.letters.map(({ name, icon, text, hour, language }) => (
                <div key={name} className="stack gap-2">
                  <span className="cluster gap-2 small soft">
                    <Icon name={icon} />
                    {name}
                    <i>{hour}</i>
                  </span>
                  <span className="title-3" lang={language}>
                    {text}
                  </span>
                </div>
              ))}
            </div>
          </Card>
          <Card {...pricing} to="/features/flexible-pricing" stock="sky">
            <div className={`stack ${figures.figure} ${figures.parcels}`} aria-hidden="true">
              {pricing.parcels.map(({ id, price }) => (
                <div key={id} className="stack gap-2">
                  <span className="title-3">{price}</span>
                  <Parcel plan={id} largest={100} />
                </div>
              ))}
            </div>
          </Card>
          <Card {...ease} to="/features/easy-to-use" stock="mint">
            <div className={`stack gap-2 ${figures.figure} ${figures.gauge}`} aria-hidden="true">
              <svg viewBox="0 50 320 148">
                <SpriteSymbol id="gauge" width="320" height="198" />
              </svg>
              <span className="title-2">{ease.figure}</span>
            </div>
          </Card>
          <Card {...reach} to="/features/global-reach" stock="rose">
            <div className={`stack ${figures.figure} ${figures.routes}`} aria-hidden="true">
              <Drawing src={world} alt="" width={720} height={330} />
              <svg viewBox="0 0 32 32">
                <SpriteSymbol id="lark" />
              </svg>
            </div>
          </Card>
        </div>
      </div>
    </section>
  );
}

interface CardProps {
  title: string;
  text: string;
  to: string;
  stock: "canary" | "sky" | "mint" | "rose";
  children: ReactNode;
}

function Card({ title, text, to, stock, children }: CardProps) {
  return (
    <article className={`forced-border ${styles.card} ${stock}`} data-passage="card">
      <div className={`stack gap-3 ${styles.words}`}>
        <h3 className="cluster between gap-2 title-2">
          <a href={localizedPath(to)}>{title}</a>
          <Icon name="arrow" className="signal title-3" />
        </h3>
        <p className="soft">{text}</p>
      </div>
      {children}
    </article>
  );
}
