import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { Link, useLocation } from "react-router";
import { stampDrawings } from "#app/components/sections/home/stamp-drawings.ts";
import { Blocks } from "#app/components/sections/reading/blocks.tsx";
import { InlineText } from "#app/components/sections/reading/inline-text.tsx";
import { Drawing } from "#app/components/ui/drawing.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageTitle } from "#app/components/ui/page-title.tsx";
import { PerforatedPrint } from "#app/components/ui/perforated-print.tsx";
import { SearchField } from "#app/components/ui/search-field.tsx";
import { TextButton } from "#app/components/ui/text-button.tsx";
import type { Text } from "#content/blocks.ts";
import type { HelpGroup, HelpQuestion } from "#content/pages/help.ts";
import { findAnswers } from "./find-answers.ts";
import styles from "./help-desk.module.css";

interface HelpDeskProps {
  page: {
    readonly title: string;
    readonly heading: string;
    readonly lead: string;
    readonly artCaption: string;
    readonly contentsLabel: string;
    readonly groups: readonly HelpGroup[];
    readonly postscript: Text;
  };
  words: {
    readonly search: string;
    readonly placeholder: string;
    readonly found: (count: number) => string;
    readonly none: string;
    readonly clear: string;
  };
  newTab: string;
  /** A drawing of 240 by 180. */
  print: string;
}

/** The help page: a counter to ask at, then the questions in groups. An address with a question's id opens its answer. */
export function HelpDesk({ page, words, newTab, print }: HelpDeskProps) {
  const [search, setSearch] = useState("");
  const settled = useDeferredValue(search);
  const groups = useMemo(() => findAnswers(page.groups, settled), [page.groups, settled]);
  const count = groups.reduce((sum, group) => sum + group.questions.length, 0);
  useOpenTarget();
  return (
    <>
      <header className={styles.head}>
        <div className="wrap">
          <div>
            <PageTitle name={page.title}>{page.heading}</PageTitle>
            <p className="lead">{page.lead}</p>
            <search className={styles.search}>
              <SearchField label={words.search} placeholder={words.placeholder} value={search} onSearch={setSearch} />
              <p role="status">{settled.trim() && (count > 0 ? words.found(count) : words.none)}</p>
            </search>
            <nav aria-label={page.contentsLabel}>
              <ul>
                {page.groups.map(({ id, title }) => (
                  <li key={id}>
                    <Link to={{ hash: id }}>{title}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <PerforatedPrint ink="seo" className={styles.print}>
            <Drawing src={print} alt={page.artCaption} width={240} height={180} eager />
          </PerforatedPrint>
        </div>
      </header>
      <div className={`${styles.groups} wrap`}>
        {groups.map((group) => (
          <Group key={group.id} group={group} newTab={newTab} open={settled.trim() !== "" && count <= 3} />
        ))}
        {count === 0 && (
          <p className={styles.none}>
            {words.none} <TextButton onClick={() => setSearch("")}>{words.clear}</TextButton>
          </p>
        )}
        <p className={styles.postscript}>
          <InlineText text={page.postscript} newTab={newTab} />
        </p>
      </div>
    </>
  );
}

function Group({ group, newTab, open }: { group: HelpGroup; newTab: string; open: boolean }) {
  return (
    <section className={styles.group} id={group.id} aria-labelledby={`${group.id}-heading`}>
      <div className={styles.name}>
        <h2 id={`${group.id}-heading`}>{group.title}</h2>
        <PerforatedPrint ink={group.ink} className={styles.stamp}>
          <Drawing src={stampDrawings[group.ink]} alt="" width={120} height={104} />
        </PerforatedPrint>
      </div>
      <div>
        {group.questions.map((question) => (
          <Question key={`${question.id}${open}`} question={question} newTab={newTab} open={open} />
        ))}
      </div>
    </section>
  );
}

function Question({ question, newTab, open }: { question: HelpQuestion; newTab: string; open: boolean }) {
  return (
    // A visitor may have opened it before hydration.
    <details className={styles.question} id={question.id} open={open} suppressHydrationWarning>
      <summary>
        <h3>{question.question}</h3>
        <Icon name="plus" className={styles.sign} />
      </summary>
      <div className={styles.answer}>
        <Blocks blocks={question.answer} newTab={newTab} />
      </div>
    </details>
  );
}

/** Opens the question that the address names, on arrival and whenever the hash changes. */
function useOpenTarget() {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!(target instanceof HTMLDetailsElement)) return;
    target.setAttribute("open", "");
    target.scrollIntoView();
  }, [hash]);
}
