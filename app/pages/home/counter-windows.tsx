import { ButtonLink } from "#app/ui/button.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { home } from "#content/generated/pages/home.ts";
import styles from "./counter-windows.module.css";

/** The last call of the home page: help at one window, the demo at the other. */
export function CounterWindows({ copy }: { copy: (typeof home)["counter"] }) {
  return (
    <section className={`section ${styles.section}`}>
      <div className="wrap">
        <SectionHead title={copy.title} lead={copy.lead} />
        <div className={styles.counter}>
          <article className={styles.window}>
            <span aria-hidden="true">1</span>
            <h3>{copy.help.title}</h3>
            <p>{copy.help.text}</p>
            <ButtonLink to={copy.help.to} icon="help">
              {copy.help.action}
            </ButtonLink>
          </article>
          <article className={styles.window}>
            <span aria-hidden="true">2</span>
            <h3>{copy.demo.title}</h3>
            <p>{copy.demo.text}</p>
            <ButtonLink to={copy.demo.to} variant="primary">
              {copy.demo.action}
            </ButtonLink>
          </article>
        </div>
      </div>
    </section>
  );
}
