import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { Link } from "react-router";
import { AnswerGroup } from "#app/components/sections/answers/answer-group.tsx";
import { AnswerList } from "#app/components/sections/answers/answer-list.tsx";
import { InlineText } from "#app/components/sections/reading/inline-text.tsx";
import { Drawing } from "#app/components/ui/drawing.tsx";
import { PageTitle } from "#app/components/ui/page-title.tsx";
import { PerforatedPrint } from "#app/components/ui/perforated-print.tsx";
import { SearchField } from "#app/components/ui/search-field.tsx";
import { TextButton } from "#app/components/ui/text-button.tsx";
import { answersOn, useBuyerAnswers } from "#app/lib/use-buyer-answers.ts";
import { useOpenTarget } from "#app/lib/use-open-target.ts";
import type { Text } from "#content/blocks.ts";
import type { HelpGroup } from "#content/pages/help.ts";
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
    /** The id of the group whose questions are those of buyers. */
    readonly buyersGroup: string;
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
  /** The buyers' questions, while nothing is searched for. */
  buyersQuestions: ReactNode;
}

/** The help page: a counter to ask at, then the questions in groups. An address with a question's id opens its answer. */
export function HelpDesk({ page, words, newTab, print, buyersQuestions }: HelpDeskProps) {
  const [search, setSearch] = useState("");
  const settled = useDeferredValue(search);
  const isSearching = settled.trim() !== "";
  const buyersAnswers = useBuyerAnswers(isSearching);
  const groups = useMemo(() => {
    if (!isSearching) return page.groups;
    const searched = page.groups.map((group) =>
      group.id === page.buyersGroup ? { ...group, questions: answersOn("help", buyersAnswers) } : group,
    );
    return findAnswers(searched, settled);
  }, [page, settled, isSearching, buyersAnswers]);
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
              <p role="status">{isSearching && (count > 0 ? words.found(count) : words.none)}</p>
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
          <AnswerGroup key={group.id} group={group}>
            {group.id === page.buyersGroup && !isSearching ? (
              buyersQuestions
            ) : (
              <AnswerList answers={group.questions} newTab={newTab} open={isSearching && count <= 3} />
            )}
          </AnswerGroup>
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
