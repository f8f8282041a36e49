import styles from "./platform-grid.module.css";

const designs = 5;

/** One of five stamp designs, always the same for the same name, so that a filter repaints nothing. */
function designOf(name: string): number {
  let sum = name.length;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % designs;
}

/** Names of up to three characters are shown whole; other names give their first letter or digit. */
function monogramOf(name: string): string {
  return name.length <= 3 ? name : (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? "");
}

/** What is printed on a stamp of our own: the platform's initial, and no logo, which belongs to its owner. */
export function Monogram({ name }: { name: string }) {
  return (
    <span className={`display forced-colors centered ${styles.print}`} data-design={designOf(name)} aria-hidden="true">
      <b>{monogramOf(name)}</b>
    </span>
  );
}
