import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./page-head.module.css";

interface PageHeadProps {
  /** PageTitle, Lead, PageActions, and what else stands under them: a search, links to the page's parts. */
  children: ReactNode;
  /** What the page shows at once. Beside the words it is in their columns, where it may stand on the edge of the head; below them they are in two columns themselves. */
  art?: ReactNode;
  artPlace?: "beside" | "below" | "edge";
  stock?: "manila" | "canary" | "sky" | "mint" | "rose" | "dusk" | undefined;
  /** A tool or a letter to one person has a smaller heading, so that what it is for stays in the first window. */
  size?: "page" | "tool";
  className?: string | undefined;
}

/** The top of a page: what it is, and what to do next. */
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
  /** The page's name in menus, where the heading does not say it. */
  name?: string | undefined;
  children: ReactNode;
}

/** The one `h1` of a page. */
export function PageTitle({ name, children }: PageTitleProps) {
  return (
    <div className={styles.title}>
      {name && <p className={`${styles.name} label`}>{name}</p>}
      <h1>{children}</h1>
    </div>
  );
}

/** The sentence that says what is here. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="lead">{children}</p>;
}

/** Buttons under the lead. */
export function PageActions({ children }: { children: ReactNode }) {
  return <div className="actions">{children}</div>;
}
