import { ArticleCards } from "./article-cards.tsx";
import { NextStep } from "#app/shell/next-step.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import engraving from "#app/drawings/engravings/lighthouse.svg";
import { feedMeta, pageMeta } from "#app/meta.ts";
import { articlePath, articles, draftArticles, feedPaths } from "#content/articles.ts";
import { articles as words } from "#content/generated/pages/articles.ts";

export const meta = () => [...pageMeta(words), ...feedMeta];

export default function Articles() {
  const shown = import.meta.env.DEV ? [...draftArticles, ...articles] : articles;
  return (
    <>
      <PageHead
        title={words.heading}
        lead={words.lead}
        stock="sky"
        actions={<ButtonLink to={articlePath({ slug: words.start.article })}>{words.start.label}</ButtonLink>}
      />
      <div className="wrap section stack gap-8">
        <section aria-label={words.listLabel}>
          <ArticleCards articles={shown} level="h2" />
        </section>
        <section className="stack gap-2" aria-labelledby="feeds-heading">
          <h2 className="title-3" id="feeds-heading">
            {words.feedsTitle}
          </h2>
          <p>{words.feedsText}</p>
          <p>
            <a href={feedPaths.atom}>{words.atom}</a> · <a href={feedPaths.json}>{words.jsonFeed}</a>
          </p>
        </section>
      </div>
      <NextStep />
      <Engraving src={engraving} caption={words.engraving} />
    </>
  );
}
