import styles from "./barcode.module.css";

const bars = 26;

/** The sorting bars at the foot of a slip: the same ones for the same whole number. Decorative. */
export function Barcode({ seed }: { seed: number }) {
  return (
    <svg className={styles.barcode} viewBox={`0 0 ${bars * 4 - 2} 14`} preserveAspectRatio="none" aria-hidden="true">
      <path d={barPath(seed)} />
    </svg>
  );
}

/** Each bar may rise above and fall below the middle, as in the four-state codes on letters. */
function barPath(seed: number): string {
  let state = seed;
  return Array.from({ length: bars }, (_, index) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    const kind = (state >> 8) % 4;
    return `M${index * 4 + 1} ${kind & 1 ? 0 : 4}V${kind & 2 ? 14 : 10}`;
  }).join("");
}
