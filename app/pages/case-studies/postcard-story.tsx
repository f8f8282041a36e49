import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { CaseStudy } from "#app/data/case-studies.ts";
import { formatDay } from "#content/dates.ts";
import type { CaseStudyWords } from "./case-study-words.ts";
import styles from "./cards.module.css";

interface PostcardStoryProps {
  words: CaseStudyWords;
  study: CaseStudy;
  /** What the result says after its first sentence. */
  more: string;
  open: boolean;
}

/** The columns of a record that its card does not show at once. */
export function PostcardStory({ words, study, more, open }: PostcardStoryProps) {
  const { columns, story } = words;
  const parts = [
    [columns.companyIntroduction, study.companyIntroduction],
    [columns.brandPosition, study.brandPosition],
    [columns.collaboration, study.collaboration],
    [columns.marketingStrategy, study.marketingStrategy],
    [columns.moreResults, more],
  ] as const;
  return (
    <details className={styles.story} open={open}>
      <summary>
        <span className={styles.closed}>{story.open}</span>
        <span className={styles.opened}>{story.close}</span>
        <span className="visually-hidden">: {study.brandName}</span>
        <Icon name="down" />
      </summary>
      <dl className={`columns-3 gap-5 ${styles.parts}`}>
        {parts.map(
          ([name, text]) =>
            text && (
              <div key={name}>
                <dt className="title-3">{name}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
        <Foot words={words} study={study} />
      </dl>
    </details>
  );
}

interface FootProps {
  words: CaseStudyWords;
  study: CaseStudy;
}

function Foot({ words: { columns, newTab }, study: { brandName, projectLink, createdAt } }: FootProps) {
  const posted = formatDay(new Date(createdAt));
  if (!posted && !projectLink) return null;
  return (
    <div>
      <dt className="title-3">{posted ? columns.createdAt : columns.projectLinkShort}</dt>
      {posted && (
        <dd>
          <time dateTime={createdAt}>{posted}</time>
        </dd>
      )}
      {projectLink && (
        <dd>
          <NewTabLink href={projectLink} note={newTab}>
            {columns.projectLink(brandName)}
            <Icon name="ext" />
          </NewTabLink>
        </dd>
      )}
    </div>
  );
}
