import type { ReactNode } from "react";
import { localizedPath } from "#app/browser/localized-path.ts";
import styles from "./titled-link.module.css";

interface TitledLinkProps {
  to: string;
  name: string;
  line?: string | undefined;
  picture?: ReactNode;
}

export function TitledLink({ to, name, line, picture }: TitledLinkProps) {
  return (
    <a href={localizedPath(to)} className={`${styles.titled} row`}>
      {picture}
      <span className="stack gap-1">
        <b className="title-3">{name}</b>
        {line && <span className="small soft">{line}</span>}
      </span>
    </a>
  );
}
