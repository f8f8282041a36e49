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
      <ol className="wrap section columns-2">
        {changes.map(({ id, title, date, parts, drawing, width, height }, place) => (
          <li key={id} id={id} className={`card ${styles.change} ${place === 0 ? "halves middle gap-6" : ""}`}>
            <Drawing src={findDrawing(drawing)} alt="" width={width} height={height} />
            <div>
              <time dateTime={date} className="small signal">
                {formatDay(new Date(date))}
              </time>
              <h2 className={place === 0 ? "title-1" : "title-3"}>{title}</h2>
              <Markdown parts={parts} />
            </div>
          </li>
        ))}
      </ol>
    </PageLayout>
  );
}
