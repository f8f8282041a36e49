import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Markdown } from "#app/ui/prose/markdown.tsx";
import { pageMeta } from "#app/meta.ts";
import { formatDay } from "#content/dates.ts";
import { changes } from "#words/changelog.ts";
import { changelog } from "#words/pages/articles.ts";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, changelog);

export default function Changelog() {
  return (
    <PageLayout engraving="barges">
      <PageHead stock="sky">
        <PageTitle>{changelog.heading}</PageTitle>
        <Lead>{changelog.lead}</Lead>
        <PageActions>
          <ButtonLink to="/articles">{changelog.articles}</ButtonLink>
        </PageActions>
      </PageHead>
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
    </PageLayout>
  );
}
