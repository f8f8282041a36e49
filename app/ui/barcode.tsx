import styles from "./barcode.module.css";

/** Bars may rise above and fall below the middle, as in the four-state codes on letters. */
const bars =
  "M1 4V14M5 0V14M9 0V10M13 4V10M17 4V14M21 0V14M25 4V10M29 4V14M33 4V10M37 4V14M41 0V10M45 0V10M49 4V14M53 0V10M57 4V14M61 0V14M65 4V14M69 4V10M73 4V10M77 4V14M81 0V10M85 4V14M89 0V14M93 0V14M97 0V14M101 4V10";

export function Barcode() {
  return (
    <svg className={styles.barcode} viewBox="0 0 102 14" preserveAspectRatio="none" aria-hidden="true">
      <path d={bars} />
    </svg>
  );
}
