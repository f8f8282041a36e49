import { localizedPath } from "#app/browser/localized-path.ts";
import drawing from "#app/drawings/scenes/post.svg";
import { pageMeta } from "#app/meta.ts";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { findDrawing } from "#app/ui/find-drawing.ts";
import { HeadPrint } from "#app/ui/head-print.tsx";
import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { Markdown } from "#app/ui/prose/markdown.tsx";
import { formatDay } from "#content/dates.ts";
import { changes } from "#words/changelog.ts";
import { changelog } from "#words/pages/articles.ts";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, changelog);

export default function Changelog() {
  return (
    <PageLayout next={null} engraving="kites">
      <PageHead stock="sky" size="tool" art={<HeadPrint ink="email" src={drawing} alt="" />}>
        <PageTitle>{changelog.heading}</PageTitle>
        <Lead>{changelog.lead}</Lead>
        <PageActions>
          <ButtonLink href={localizedPath("/articles")}>{changelog.articles}</ButtonLink>
        </PageActions>
      </PageHead>
      <ol className="wrap section stack gap-6">
        {changes.map(({ id, title, date, parts, ...picture }) => (
          <li key={id} className="card wide-last gap-6 middle">
            <Drawing src={findDrawing(picture.drawing)} alt="" width={picture.width} height={picture.height} />
            <article id={id} className="stack gap-3">
              <time dateTime={date} className="small signal">
                {formatDay(new Date(date))}
              </time>
              <h2 className="title-2">{title}</h2>
              <Markdown parts={parts} />
            </article>
          </li>
        ))}
      </ol>
    </PageLayout>
  );
}
