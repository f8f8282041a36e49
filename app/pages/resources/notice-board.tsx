import { Blocks } from "#app/ui/prose/blocks.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Block } from "#content/blocks.ts";
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
  newTab: string;
}

/** Where owners talk: advice on the left, four questions pinned to the board, and where to go from here. */
export function NoticeBoard({ id, title, words, newTab }: NoticeBoardProps) {
  return (
    <section className={`${styles.board} section on-dark`} id={id} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <div className={styles.top}>
          <div>
            <h2 id={`${id}-heading`}>{title}</h2>
            <p className={styles.lead}>{words.lead}</p>
          </div>
          <Blocks blocks={words.advice} newTab={newTab} />
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
                  <a href={href} target="_blank" rel="noopener">
                    {label}
                    <Icon name="ext" />
                    <span className="visually-hidden"> ({newTab})</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
