import type { ReactNode } from "react";
import { Island } from "#app/browser/island.tsx";
import { AnswerGroup, AnswerGroups } from "#app/ui/answers/answer-group.tsx";
import { AnswerList } from "#app/ui/answers/answer-list.tsx";
import { ContentsLinks } from "#app/ui/contents-links.tsx";
import { HeadPrint } from "#app/ui/head-print.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { InlineText } from "#app/ui/prose/inline-text.tsx";
import type { Text } from "#content/blocks.ts";
import type { HelpGroup, help } from "#content/pages/help.ts";
import HelpSearch from "./help-search.island.tsx";
import styles from "./help-desk.module.css";

interface HelpDeskProps {
  page: {
    readonly title: string;
    readonly heading: string;
    readonly lead: string;
    readonly artCaption: string;
    readonly contentsLabel: string;
    readonly search: typeof help.search;
    readonly groups: readonly HelpGroup[];
    /** The id of the group of buyers' questions. */
    readonly buyersGroup: string;
    readonly postscript: Text;
  };
  newTab: string;
  /** A drawing of 240 by 180. */
  print: string;
  /** The buyers' questions. */
  buyersQuestions: ReactNode;
}

/** The help page: a search, then the questions in groups. An address with a question's id opens its answer. */
export function HelpDesk({ page, newTab, print, buyersQuestions }: HelpDeskProps) {
  return (
    <>
      <PageHead
        name={page.title}
        title={page.heading}
        lead={page.lead}
        stock="sky"
        art={<HeadPrint ink="seo" src={print} alt={page.artCaption} />}
      >
        <Island name="help-search" part={HelpSearch} props={{ words: page.search }} />
        <ContentsLinks label={page.contentsLabel} links={page.groups} />
      </PageHead>
      <AnswerGroups className={styles.groups}>
        {page.groups.map((group) => (
          <AnswerGroup key={group.id} group={group}>
            {group.id === page.buyersGroup ? buyersQuestions : <AnswerList answers={group.questions} newTab={newTab} />}
          </AnswerGroup>
        ))}
        <p className={styles.postscript}>
          <InlineText text={page.postscript} newTab={newTab} />
        </p>
      </AnswerGroups>
    </>
  );
}
