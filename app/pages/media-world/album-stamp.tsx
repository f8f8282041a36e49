import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import type { Platform } from "#content/platforms.ts";
import styles from "./album-stamp.module.css";

/** A stamp of our own with the platform's initial on it: no logo, which belongs to its owner. */
export function AlbumStamp({ platform: { name, homepageUrl }, newTab }: { platform: Platform; newTab: string }) {
  return (
    <NewTabLink className={styles.stamp} href={homepageUrl} note={newTab}>
      <span className={`${styles.paper} perforated`}>
        <span className={styles.print} data-design={designOf(name)}>
          <b aria-hidden="true">{monogramOf(name)}</b>
        </span>
        <span className={styles.name}>
          <Breakable name={name} />
        </span>
        <small aria-hidden="true">{domainOf(homepageUrl)}</small>
      </span>
    </NewTabLink>
  );
}

/** A name that may turn the line after its full stop: "WordPress.com". */
function Breakable({ name }: { name: string }) {
  const [start = "", end] = name.split(/(?<=\.)(?=\w)/, 2);
  if (!end) return start;
  return (
    <>
      {start}
      <wbr />
      {end}
    </>
  );
}

const designs = 5;

/** One of five stamp designs, always the same for the same name, so that a filter repaints nothing. */
export function designOf(name: string): number {
  let sum = name.length;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % designs;
}

/** Names of up to three characters are shown whole; other names give their first letter or digit. */
export function monogramOf(name: string): string {
  return name.length <= 3 ? name : (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? "");
}

function domainOf(url: string): string {
  return new URL(url).host.replace(/^www\./, "");
}
