import { localizedPath } from "#app/browser/localized-path.ts";
import awning from "#app/ui/awning.module.css";
import { ButtonLink } from "#app/ui/button.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { home } from "#words/pages/home.ts";
import styles from "./counter-windows.module.css";

const copy = home.counter;

/** The last call of the home page: help in one booth, the demo in the other. */
export function CounterWindows() {
  return (
    <section className="section manila">
      <div className="wrap">
        <SectionHead title={copy.title} />
        <div className={`columns-2 gap-6 ${styles.counter}`}>
          {[copy.help, copy.demo].map(({ title, text, action, to }, index) => (
            <article key={to} className={`sky ${styles.booth}`}>
              <div className={`${awning.awning} forced-colors`} />
              <div className={`stack ${styles.words}`}>
                <h3 className="title-2">{title}</h3>
                <p className="soft">{text}</p>
                <ButtonLink href={localizedPath(to)} variant={index === 0 ? "plain" : "primary"}>
                  {action}
                </ButtonLink>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
