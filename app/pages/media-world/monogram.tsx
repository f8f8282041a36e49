import styles from "./platform-grid.module.css";

const designs = 5;

function pickDesign(name: string): number {
  let sum = name.length;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % designs;
}

function toMonogram(name: string): string {
  return name.length <= 3 ? name : (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? "");
}

export function Monogram({ name }: { name: string }) {
  return (
    <span
      className={`display forced-colors centered ${styles.print}`}
      data-design={pickDesign(name)}
      aria-hidden="true"
    >
      <b>{toMonogram(name)}</b>
    </span>
  );
}
