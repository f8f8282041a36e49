import { localizedPath } from "#app/browser/localized-path.ts";
import print from "#app/drawings/scenes/post.svg";
import { pageMeta } from "#app/meta.ts";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { findDrawing } from "#app/ui/find-drawing.ts";
import { HeadPrint } from "#app/ui/head-print.tsx";
import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { Markdown } from "#app/ui/prose/markdown.tsx";
import { formatDay } from "#content/dates.ts";
import { layout } from "#words/layout.ts";
import { changes } from "#words/changelog.ts";
import { changelog } from "#words/pages/articles.ts";
import type { Route } from "./+types/page";
import styles from "./changelog.module.css";

export const meta = (args: Route.MetaArgs) => pageMeta(args, changelog);

export default function Changelog() {
  return (
    <PageLayout ask={changelog.ask} follow={{ label: layout.viewDemo, to: "/demo" }} engraving="kites">
      <PageHead stock="sky" size="tool" art={<HeadPrint ink="red" src={print} alt="" />}>
        <PageTitle>{changelog.heading}</PageTitle>
        <Lead>{changelog.lead}</Lead>
        <PageActions>
          <ButtonLink href={localizedPath("/articles")}>{changelog.articles}</ButtonLink>
        </PageActions>
      </PageHead>
      <ol className="wrap section stack gap-5">
        {changes.map((change) => (
          <Entry key={change.id} change={change} />
        ))}
      </ol>
    </PageLayout>
  );
}

function Entry({ change: { id, title, date, parts, drawing, width, height } }: { change: (typeof changes)[number] }) {
  return (
    <li id={id}>
      <article className={`card stack middle ${styles.change}`}>
        <Drawing src={findDrawing(drawing)} alt="" width={width} height={height} />
        <div className="stack gap-2">
          <time dateTime={date} className="small signal">
            {formatDay(new Date(date))}
          </time>
          <h2 className="title-2">{title}</h2>
        </div>
        <Markdown parts={parts} />
      </article>
    </li>
  );
}
