import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./page-head.module.css";

interface PageHeadProps {
  children: ReactNode;
  /** `beside` is a column next to the text. `below` is under the text, which then has two columns. */
  art?: ReactNode;
  artPlace?: "beside" | "below" | "edge";
  stock?: "manila" | "canary" | "sky" | "mint" | "rose" | "dusk" | undefined;
  /** `tool` has a smaller heading, so that the page's main content starts on the first screen. */
  size?: "page" | "tool";
  className?: string | undefined;
}

export function PageHead({ children, art, artPlace = "beside", stock, size, className }: PageHeadProps) {
  const isBeside = Boolean(art) && artPlace !== "below";
  return (
    <header
      className={classNames("band", styles.head, stock, stock === "dusk" && "on-dark", className)}
      data-size={size}
      data-edge={artPlace === "edge" || undefined}
    >
      <div className={classNames("wrap gap-6 middle", isBeside ? "halves" : "stack")}>
        <div className={classNames(styles.words, isBeside ? undefined : "halves")}>{children}</div>
        {art}
      </div>
    </header>
  );
}

interface PageTitleProps {
  name?: ReactNode;
  children: ReactNode;
}

export function PageTitle({ name, children }: PageTitleProps) {
  return (
    <div className={styles.title}>
      {name && <p className={`${styles.name} label`}>{name}</p>}
      <h1 data-long={(typeof children === "string" && children.length > 30) || undefined}>{children}</h1>
    </div>
  );
}

export function Lead({ children }: { children: ReactNode }) {
  return <p className="lead">{children}</p>;
}

export function PageActions({ children }: { children: ReactNode }) {
  return <div className="actions">{children}</div>;
}
