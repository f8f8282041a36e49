import { Blocks } from "#app/ui/prose/blocks.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import type { Block } from "#content/blocks.ts";
import { layout } from "#content/generated/layout.ts";
import type { OutsideLink } from "#content/navigation.ts";
import styles from "./notice-board.module.css";

interface NoticeBoardProps {
  id: string;
  title: string;
  words: {
    readonly lead: string;
    readonly advice: readonly Block[];
    readonly startersLabel: string;
    readonly starters: readonly string[];
    readonly manners: readonly string[];
    readonly outsideLabel: string;
    readonly outside: readonly OutsideLink[];
  };
}

/** Where owners talk: advice on the left, four questions pinned to the board, and where to go from here. */
export function NoticeBoard({ id, title, words }: NoticeBoardProps) {
  return (
    <section className={`${styles.board} section on-dark`} id={id} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <div className={styles.top}>
          <div>
            <h2 id={`${id}-heading`}>{title}</h2>
            <p className={styles.lead}>{words.lead}</p>
          </div>
          <Blocks blocks={words.advice} />
        </div>
        <Fold summary={<h3>{words.startersLabel}</h3>}>
          <ul className={styles.pins}>
            {words.starters.map((starter) => (
              <li key={starter} className="display">
                {starter}
              </li>
            ))}
          </ul>
        </Fold>
        <div className={styles.foot}>
          <ul className={styles.manners}>
            {words.manners.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <div>
            <h3>{words.outsideLabel}</h3>
            <ul className={styles.outside}>
              {words.outside.map(({ label, href }) => (
                <li key={href}>
                  <NewTabLink href={href} note={layout.newTab}>
                    {label}
                    <Icon name="ext" />
                  </NewTabLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
