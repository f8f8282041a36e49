import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./page-head.module.css";

export interface PageHeadProps {
  /** The page's name in menus: stands above a heading that does not say it. */
  name?: string | undefined;
  title: string;
  lead: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** Under the lead: a search, links to the page's parts. */
  children?: ReactNode;
  /** What the page shows at once. Beside the words it is in their columns; below them they are in two columns themselves. */
  art?: ReactNode;
  artPlace?: "beside" | "below";
  stock?: "manila" | "canary" | "sky" | "mint" | "rose" | "dusk";
  /** A tool or a letter to one person has a smaller heading, so that what it is for stays in the first window. */
  size?: "page" | "tool";
  className?: string | undefined;
}

/** The top of a page: its one `h1`, the sentence that says what is here, and what to do next. */
export function PageHead(props: PageHeadProps) {
  const { name, title, lead, actions, children, art, artPlace = "beside", stock, size, className } = props;
  const isNamed = name && !title.toLowerCase().includes(name.toLowerCase());
  const isBeside = Boolean(art) && artPlace === "beside";
  return (
    <header className={classNames(styles.head, stock, stock === "dusk" && "on-dark", className)} data-size={size}>
      <div className={classNames("wrap gap-6 middle", isBeside ? "halves" : "stack")}>
        <div className={classNames("gap-5", styles.words, isBeside ? "stack" : "halves")}>
          <div>
            {isNamed && <p className={`${styles.name} label`}>{name}</p>}
            <h1>{title}</h1>
          </div>
          <div>
            <p className="lead">{lead}</p>
            {actions && <div className="actions">{actions}</div>}
            {children}
          </div>
        </div>
        {art}
      </div>
    </header>
  );
}
