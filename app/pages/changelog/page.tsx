import { NextStep } from "#app/shell/next-step.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import { Markdown } from "#app/ui/prose/markdown.tsx";
import engraving from "#app/drawings/engravings/barges.svg";
import { pageMeta } from "#app/meta.ts";
import { formatDay } from "#content/dates.ts";
import { changes } from "#content/generated/changelog.ts";
import { changelog } from "#content/generated/pages/articles.ts";

export const meta = () => pageMeta(changelog);

export default function Changelog() {
  return (
    <>
      <PageHead
        title={changelog.heading}
        lead={changelog.lead}
        stock="sky"
        actions={<ButtonLink to="/articles">{changelog.articles}</ButtonLink>}
      />
      <ol className="rows wrap section">
        {changes.map(({ id, title, date, parts }) => (
          <li key={id} id={id} className="wide-last gap-5">
            <time dateTime={date}>{formatDay(new Date(date))}</time>
            <div className="stack gap-3">
              <h2 className="title-2">{title}</h2>
              <Markdown parts={parts} />
            </div>
          </li>
        ))}
      </ol>
      <NextStep />
      <Engraving src={engraving} caption={changelog.engraving} />
    </>
  );
}
