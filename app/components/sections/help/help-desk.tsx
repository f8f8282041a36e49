import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { AnswerGroup, AnswerGroups } from "#app/components/sections/answers/answer-group.tsx";
import { AnswerList } from "#app/components/sections/answers/answer-list.tsx";
import { ContentsHead, ContentsPrint } from "#app/components/sections/contents-head.tsx";
import { InlineText } from "#app/components/sections/reading/inline-text.tsx";
import { SearchField } from "#app/components/ui/search-field.tsx";
import { TextButton } from "#app/components/ui/text-button.tsx";
import { answersOn, useBuyerAnswers } from "#app/lib/use-buyer-answers.ts";
import { useOpenTarget } from "#app/lib/navigation.ts";
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
    /** The id of the group of buyers' questions. */
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
  /** The buyers' questions, shown while the search is empty. */
  buyersQuestions: ReactNode;
}

/** The help page: a search, then the questions in groups. An address with a question's id opens its answer. */
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
      <ContentsHead
        name={page.title}
        heading={page.heading}
        lead={page.lead}
        stock="sky"
        contents={{ label: page.contentsLabel, links: page.groups }}
        className={styles.head}
        aside={<ContentsPrint ink="seo" src={print} alt={page.artCaption} />}
      >
        <search className={styles.search}>
          <SearchField label={words.search} placeholder={words.placeholder} value={search} onSearch={setSearch} />
          <p role="status">{isSearching && (count > 0 ? words.found(count) : words.none)}</p>
        </search>
      </ContentsHead>
      <AnswerGroups className={styles.groups}>
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
      </AnswerGroups>
    </>
  );
}
