import { Drawing } from "#app/ui/drawing.tsx";
import { Icon, SpriteSymbol } from "#app/ui/icon.tsx";
import world from "#app/drawings/map/card.svg";
import type { home } from "#content/generated/pages/home.ts";
import styles from "./feature-figures.module.css";

type Copy = (typeof home)["features"];

/** Three versions of one note. All four figures are decorative: the card's sentence says what they show. */
export function LettersFigure({ letters }: { letters: Copy["personalization"]["letters"] }) {
  return (
    <div className={`${styles.figure} ${styles.letters}`} aria-hidden="true">
      {letters.map(({ name, icon, text, hour, language }) => (
        <div key={name}>
          <span className={styles.reader}>
            {name}
            <Icon name={icon} />
          </span>
          <b lang={language}>{text}</b>
          <i />
          <span className={styles.hour}>{hour}</span>
        </div>
      ))}
    </div>
  );
}

export function ParcelsFigure({ parcels: sizes }: { parcels: Copy["pricing"]["parcels"] }) {
  return (
    <div className={`${styles.figure} ${styles.parcels}`} aria-hidden="true">
      {sizes.map(({ id, price }) => (
        <div key={id}>
          <b>{price}</b>
          <svg viewBox={parcelBoxes[id]}>
            <SpriteSymbol id={`parcel-${id}`} />
          </svg>
        </div>
      ))}
    </div>
  );
}

const parcelBoxes = { basic: "0 0 72 60", pro: "0 0 96 84", enterprise: "0 0 124 110" } as const;

export function GaugeFigure({ figure }: { figure: string }) {
  return (
    <div className={`${styles.figure} ${styles.gauge}`} aria-hidden="true">
      <svg viewBox="0 0 320 198">
        <SpriteSymbol id="gauge" />
      </svg>
      <b>{figure}</b>
    </div>
  );
}

export function RoutesFigure() {
  return (
    <div className={`${styles.figure} ${styles.routes}`} aria-hidden="true">
      <Drawing src={world} alt="" width={720} height={330} />
      <svg viewBox="0 0 32 32">
        <SpriteSymbol id="lark" />
      </svg>
    </div>
  );
}
