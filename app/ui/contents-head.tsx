import type { ReactNode } from "react";
import { Drawing } from "./drawing.tsx";
import { PageTitle } from "./page-title.tsx";
import { PerforatedPrint } from "./perforated-print.tsx";
import { classNames } from "./class-names.ts";
import type { InkKey } from "#content/catalog/service-names.ts";
import styles from "./contents-head.module.css";

interface ContentsHeadProps {
  /** The page's name in menus, where the heading does not say it. */
  name?: string;
  heading: string;
  lead: string;
  stock: "canary" | "mint" | "sky";
  contents: { readonly label: string; readonly links: readonly { readonly id: string; readonly title: string }[] };
  /** The links are single letters. */
  isAlphabet?: boolean;
  className?: string | undefined;
  /** Between the lead and the contents: buttons or a search. */
  children: ReactNode;
  /** Beside the words. */
  aside: ReactNode;
}

/** The head of a reference page: its title, what to do next, and links to its parts. */
export function ContentsHead(props: ContentsHeadProps) {
  const { name, heading, lead, stock, contents, isAlphabet = false, className, children, aside } = props;
  return (
    <header className={classNames(styles.head, className)} data-stock={stock}>
      <div className="wrap">
        <div>
          <PageTitle name={name}>{heading}</PageTitle>
          <p className="lead">{lead}</p>
          {children}
          <nav aria-label={contents.label} className={isAlphabet ? styles.letters : styles.pills}>
            <ul>
              {contents.links.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {aside}
      </div>
    </header>
  );
}

/** A drawing of 240 by 180 beside such a head, as a large stamp. */
export function ContentsPrint({ ink, src, alt }: { ink: InkKey; src: string; alt: string }) {
  return (
    <PerforatedPrint ink={ink} className={styles.print}>
      <Drawing src={src} alt={alt} width={240} height={180} eager />
    </PerforatedPrint>
  );
}
