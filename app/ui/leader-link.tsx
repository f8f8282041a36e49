import type { ReactNode } from "react";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import styles from "./leader-link.module.css";

interface LeaderLinkProps {
  name: string;
  detail?: ReactNode;
  href: string;
  note?: string;
}

export function LeaderLink({ name, detail, href, note }: LeaderLinkProps) {
  const entry = (
    <>
      <b className="title-3" dir="auto">
        {name}
      </b>
      {detail && <i className={`wide-only ${styles.dots}`} aria-hidden="true" />}
      {detail && <span className={styles.detail}>{detail}</span>}
    </>
  );
  if (href && note)
    return (
      <NewTabLink className={styles.link} href={href} note={note}>
        {entry}
      </NewTabLink>
    );
  return (
    <a className={styles.link} href={href || undefined}>
      {entry}
    </a>
  );
}
