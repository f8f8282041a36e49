import { localizedPath } from "#app/browser/localized-path.ts";
import type { ReactNode } from "react";
import hotel from "#app/drawings/scenes/hotel.svg";
import { ArticleCards } from "#app/shell/articles/article-cards.tsx";
import { buttonClass, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { Collapse } from "#app/ui/collapse.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TitledLink } from "#app/ui/titled-link.tsx";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { Blocks } from "#app/ui/prose/blocks.tsx";
import { articlesPath, shownArticles } from "#content/articles.ts";
import { controls } from "#words/controls.ts";
import { resources } from "#words/pages/resources.ts";
import styles from "./sections.module.css";

const { documentation, blog, caseStudies, webinars, helpCenter, community } = resources;

interface SectionProps {
  id: (typeof resources.doors)[number]["id"];
  lead: string;
  className?: string | undefined;
  more?: ReactNode;
  beside?: ReactNode;
  children?: ReactNode;
}

function Section({ id, lead, className, more, beside, children }: SectionProps) {
  const door = resources.doors.find((candidate) => candidate.id === id);
  if (!door) throw new Error(`No entry of the page has the id ${id}.`);
  return (
    <section className={classNames("section", className)} id={id} aria-labelledby={`${id}-heading`}>
      <div className="wrap stack gap-6">
        <div className={beside ? "halves middle gap-7" : undefined}>
          <header className="stack">
            <h2 id={`${id}-heading`}>{door.title}</h2>
            <p className="lead">{lead}</p>
            {more}
          </header>
          {beside}
        </div>
        {children}
      </div>
    </section>
  );
}

export function Documentation() {
  return (
    <Section id="documentation" lead={documentation.lead}>
      <ul className="columns-3 rows">
        {documentation.index.map(({ label, to, line }) => (
          <li key={to}>
            <TitledLink to={to} name={label} line={line} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Blog() {
  const articles = blog.articles.flatMap((slug) => shownArticles().filter((article) => article.slug === slug));
  return (
    <Section
      id="blog"
      lead={blog.masthead}
      className={`manila ${styles.blog}`}
      more={<a href={localizedPath(articlesPath)}>{blog.all}</a>}
    >
      <ArticleCards articles={articles} level="h3" />
    </Section>
  );
}

export function CaseStudies() {
  const { lead, howTo, link, sample } = caseStudies;
  return (
    <Section
      id="case-studies"
      lead={lead}
      more={
        <>
          <Blocks blocks={howTo} />
          <div className="actions">
            <ButtonLink href={localizedPath(link.to)} icon="arrow">
              {link.label}
            </ButtonLink>
          </div>
        </>
      }
      beside={
        <figure className={`${styles.postcard} airmail`}>
          <Drawing src={hotel} alt="" width={360} height={230} />
          <figcaption className="stack">
            <p className="label soft">{sample.label}</p>
            <Collapse summary={<h3>{sample.title}</h3>}>
              <ul className="rows">
                {sample.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Collapse>
          </figcaption>
        </figure>
      }
    />
  );
}

export function Webinars() {
  return (
    <Section id="webinars" lead={webinars.lead} className="sky">
      {webinars.webinars.map(({ id, title, time, need, steps }) => (
        <article key={id} id={id} className={styles.ticket} aria-labelledby={`${id}-heading`}>
          <p className={`${styles.stub} centered title-2 signal`}>{time}</p>
          <Collapse className={styles.lesson} summary={<h3 id={`${id}-heading`}>{title}</h3>}>
            <p>
              <b>{webinars.need}:</b> {need}
            </p>
            <ol className={`fill ${styles.steps}`}>
              {steps.map(({ time: minutes, text }) => (
                <li key={text} className="small stack gap-1">
                  <b className="label signal">{minutes}</b> {text}
                </li>
              ))}
            </ol>
          </Collapse>
        </article>
      ))}
    </Section>
  );
}

export function HelpCenter() {
  const { lead, questions, more } = helpCenter;
  return (
    <Section
      id="help-center"
      lead={lead}
      more={
        <div className="actions">
          <ButtonLink href={localizedPath(more.to)} icon="help">
            {more.label}
          </ButtonLink>
        </div>
      }
      beside={
        <ul className="rows">
          {questions.map(({ label, to }) => (
            <li key={to}>
              <TitledLink to={to} name={label} />
            </li>
          ))}
        </ul>
      }
    />
  );
}

const stocks = ["canary", "sky", "rose", "mint"];

export function Community() {
  const { lead, advice, startersLabel, starters, manners, outsideLabel, outside } = community;
  return (
    <Section id="community" lead={lead} className={`${styles.board} on-dark`} beside={<Blocks blocks={advice} />}>
      <Collapse summary={<h3>{startersLabel}</h3>}>
        <ul className={`columns-4 ${styles.pins}`}>
          {starters.map((starter, index) => (
            <li key={starter} className={`centered title-3 ${stocks[index % stocks.length]}`}>
              {starter}
            </li>
          ))}
        </ul>
      </Collapse>
      <div className="halves gap-6">
        <ul className={`title-3 ${styles.manners}`}>
          {manners.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <div className="stack">
          <h3>{outsideLabel}</h3>
          <ul className="cluster">
            {outside.map(({ label, href }) => (
              <li key={href}>
                <NewTabLink href={href} note={controls.newTab} className={buttonClass({ size: "small" })}>
                  {label}
                  <Icon name="ext" />
                </NewTabLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
