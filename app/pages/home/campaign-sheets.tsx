import { Drawing } from "#app/ui/drawing.tsx";
import { SpriteSymbol } from "#app/ui/icon.tsx";
import box from "#app/drawings/home/box.svg";
import loaf from "#app/drawings/home/loaf.svg";
import poster from "#app/drawings/home/poster.svg";
import type { HomeCopy } from "#content/pages/home.ts";
import styles from "./campaign-sheets.module.css";

type Copy = HomeCopy["hero"]["art"];

/** The sheets of paper that lie on the stamp: what the campaign brought in, and three of its channels. */
export function Orders({ copy }: { copy: Copy }) {
  return (
    <div className={`${styles.sheet} ${styles.orders}`}>
      <span className={styles.soft}>{copy.orders.label}</span>
      <b>{copy.orders.count}</b>
      <svg viewBox="0 0 70 30" preserveAspectRatio="none">
        <path d="M0 22h8v8H0zM10 20h8v10h-8zM21 21h8v9h-8zM31 16h8v14h-8zM42 13h8v17h-8zM52 8h8v22h-8z" />
        <path d="M62 0h8v30h-8z" />
      </svg>
    </div>
  );
}

export function Letter({ copy }: { copy: Copy }) {
  return (
    <div className={`${styles.sheet} ${styles.letter}`}>
      <div className={styles.sender}>
        <i>{copy.initial}</i>
        <span>
          <b>{copy.business}</b> <span className={styles.soft}>{copy.letter.to}</span>
        </span>
      </div>
      <div className={styles.body}>
        <b>{copy.letter.title}</b>
        <Drawing src={loaf} alt="" width={200} height={84} />
        <span className={styles.soft}>{copy.letter.text}</span>
        <span className={styles.action}>{copy.letter.action}</span>
      </div>
    </div>
  );
}

export function Post({ copy }: { copy: Copy }) {
  return (
    <div className={`${styles.sheet} ${styles.post}`}>
      <div>
        <i>{copy.initial}</i>
        {copy.handle}
      </div>
      <Drawing src={box} alt="" width={160} height={118} />
      <div>
        <svg viewBox="0 0 32 32">
          <path d="M16 27C7 21 4 17 4 12a6.5 6.5 0 0 1 12-3.5A6.5 6.5 0 0 1 28 12c0 5-3 9-12 15Z" />
        </svg>
        {copy.post.likes}
      </div>
    </div>
  );
}

export function Advertisement({ copy }: { copy: Copy }) {
  return (
    <div className={`${styles.sheet} ${styles.advertisement}`}>
      <Drawing src={poster} alt="" width={75} height={84} />
      <div>
        <span className={styles.soft}>{copy.ad.label}</span>
        <b>{copy.ad.title}</b>
        <span className={styles.soft}>{copy.business}</span>
      </div>
    </div>
  );
}

interface OwnProps {
  line: string;
  copy: Copy;
}

/** The visitor's own line as an email, without the content of the sample bakery. */
export function OwnLetter({ line, copy }: OwnProps) {
  return (
    <div className={`${styles.sheet} ${styles.letter}`}>
      <div className={styles.sender}>
        <i>{copy.own.initial}</i>
        <span>
          <b>{copy.own.business}</b> <span className={styles.soft}>{copy.own.to}</span>
        </span>
      </div>
      <div className={styles.body}>
        <b dir="auto">{line}</b>
        <OwnPicture />
        <span className={styles.soft}>{copy.own.draft}</span>
        <span className={styles.action}>{copy.own.action}</span>
      </div>
    </div>
  );
}

export function OwnAdvertisement({ line, copy }: OwnProps) {
  return (
    <div className={`${styles.sheet} ${styles.advertisement}`}>
      <OwnPicture />
      <div>
        <span className={styles.soft}>{copy.ad.label}</span>
        <b dir="auto">{line}</b>
        <span className={styles.soft}>{copy.own.business}</span>
      </div>
    </div>
  );
}

function OwnPicture() {
  return (
    <svg className={styles.parcel} viewBox="-64 -17 252 144">
      <SpriteSymbol id="parcel-enterprise" width="124" height="110" />
    </svg>
  );
}
