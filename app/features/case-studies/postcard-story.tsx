import { Icon } from "#app/components/ui/icon.tsx";
import type { CaseStudy } from "#app/data/case-studies.ts";
import { layout } from "#content/generated/layout.ts";
import { caseStudiesPage, postedOn } from "#content/pages/case-studies.ts";
import styles from "./postcard-story.module.css";

interface PostcardStoryProps {
  study: CaseStudy;
  /** What the result says after its first sentence. */
  more: string;
  open: boolean;
}

/** The columns of a record that its card does not show at once. */
export function PostcardStory({ study, more, open }: PostcardStoryProps) {
  const { columns, story } = caseStudiesPage;
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
        <Icon name="down" className={styles.arrow} />
      </summary>
      <dl className={styles.parts}>
        {parts.map(
          ([name, words]) =>
            words && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{words}</dd>
              </div>
            ),
        )}
        <Foot study={study} />
      </dl>
    </details>
  );
}

function Foot({ study: { brandName, projectLink, createdAt } }: { study: CaseStudy }) {
  const { columns } = caseStudiesPage;
  const posted = postedOn(createdAt);
  if (!posted && !projectLink) return null;
  return (
    <div>
      <dt>{posted ? columns.createdAt : columns.projectLinkShort}</dt>
      {posted && (
        <dd>
          <time dateTime={createdAt}>{posted}</time>
        </dd>
      )}
      {projectLink && (
        <dd>
          <a href={projectLink} target="_blank" rel="noopener">
            {columns.projectLink(brandName)}
            <Icon name="ext" className={styles.outside} />
            <span className="visually-hidden"> ({layout.newTab})</span>
          </a>
        </dd>
      )}
    </div>
  );
}
