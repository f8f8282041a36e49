import { Drawing } from "#app/ui/drawing.tsx";
import { Icon, SpriteSymbol } from "#app/ui/icon.tsx";
import { Parcel } from "#app/ui/parcel.tsx";
import world from "#app/drawings/map/card.svg";
import type { home } from "#content/generated/pages/home.ts";
import styles from "./feature-figures.module.css";

type Copy = (typeof home)["features"];

/** Three versions of one note. All four figures are decorative: the card's sentence says what they show. */
export function LettersFigure({ letters }: { letters: Copy["personalization"]["letters"] }) {
  return (
    <div className={`stack gap-3 ${styles.figure} ${styles.letters}`} aria-hidden="true">
      {letters.map(({ name, icon, text, hour, language }) => (
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
  );
}

export function ParcelsFigure({ parcels: sizes }: { parcels: Copy["pricing"]["parcels"] }) {
  return (
    <div className={`stack ${styles.figure} ${styles.parcels}`} aria-hidden="true">
      {sizes.map(({ id, price }) => (
        <div key={id} className="stack gap-2">
          <span className="title-2">{price}</span>
          <Parcel plan={id} largest={100} />
        </div>
      ))}
    </div>
  );
}

export function GaugeFigure({ figure }: { figure: string }) {
  return (
    <div className={`stack ${styles.figure} ${styles.gauge}`} aria-hidden="true">
      <svg viewBox="0 30 320 168">
        <SpriteSymbol id="gauge" />
      </svg>
      <span className="title-2">{figure}</span>
    </div>
  );
}

export function RoutesFigure() {
  return (
    <div className={`stack ${styles.figure} ${styles.routes}`} aria-hidden="true">
      <Drawing src={world} alt="" width={720} height={330} />
      <svg viewBox="0 0 32 32">
        <SpriteSymbol id="lark" />
      </svg>
    </div>
  );
}
