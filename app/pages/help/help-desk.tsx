import { Island } from "#app/browser/island.tsx";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import SearchBox from "#app/search/search-box.island.tsx";
import { TopicAnswers } from "#app/shell/answers/topic-answers.tsx";
import { AnswerGroup, AnswerGroups } from "#app/ui/answers/answer-group.tsx";
import { ContentsLinks } from "#app/ui/contents-links.tsx";
import { HeadPrint } from "#app/ui/head-print.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { InlineText } from "#app/ui/prose/inline-text.tsx";
import { type Answer, answers } from "#content/answers.ts";
import type { help } from "#content/generated/pages/help.ts";
import { shownIn } from "#content/profiles.ts";
import styles from "./help-desk.module.css";

interface HelpDeskProps {
  page: typeof help;
  /** A drawing of 240 by 180. */
  print: string;
}

/** The help page: a search, then the questions in groups. An address with a question's id opens its answer. */
export function HelpDesk({ page, print }: HelpDeskProps) {
  const { profile } = usePublicSettings();
  return (
    <>
      <PageHead
        name={page.title}
        title={page.heading}
        lead={page.lead}
        stock="sky"
        size="tool"
        art={<HeadPrint ink="seo" src={print} alt={page.artCaption} />}
      >
        <Island name="search-box" part={SearchBox} props={{ words: page.search, only: "answer" }} />
        <ContentsLinks label={page.contentsLabel} links={page.groups} />
      </PageHead>
      <AnswerGroups className={styles.groups}>
        {page.groups.map((group) =>
          group.id === "before-you-buy" ? (
            <AnswerGroup key={group.id} group={group}>
              <Elsewhere answers={answers.filter((answer) => answer.page !== "/help" && shownIn(answer, profile))} />
            </AnswerGroup>
          ) : (
            <TopicAnswers key={group.id} page="/help" topic={group} />
          ),
        )}
        <p className={styles.postscript}>
          <InlineText text={page.postscript} />
        </p>
      </AnswerGroups>
    </>
  );
}

/** Links to the answers that stand on other pages. */
function Elsewhere({ answers }: { answers: readonly Answer[] }) {
  return (
    <ul className={styles.elsewhere}>
      {answers.map(({ id, page, question }) => (
        <li key={id}>
          <a href={`${page}#${id}`}>{question}</a>
        </li>
      ))}
    </ul>
  );
}
