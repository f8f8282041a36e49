import { ArticleCards } from "./article-cards.tsx";
import { FeedLinks } from "./feed-links.tsx";
import { CallToAction } from "#app/ui/call-to-action.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { ButtonLink, DialogButton } from "#app/ui/button.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import engraving from "#app/drawings/engravings/lighthouse.svg";
import { feedMeta, pageMeta } from "#app/meta.ts";
import { articles, draftArticles } from "#content/articles.ts";
import { articles as words } from "#content/generated/pages/articles.ts";

export const meta = () => [...pageMeta(words), ...feedMeta];

export default function Articles() {
  const shown = import.meta.env.DEV ? [...draftArticles, ...articles] : articles;
  return (
    <>
      <PageHead title={words.heading} lead={words.lead} />
      <section className="wrap section" aria-label={words.listLabel}>
        <ArticleCards articles={shown} level="h2" />
      </section>
      <FeedLinks />
      <CallToAction title={words.closing}>
        <DialogButton dialog="sign-up" variant="primary">
          {words.tryFree}
        </DialogButton>
        <ButtonLink to="/demo">{words.seeDemo}</ButtonLink>
      </CallToAction>
      <Engraving src={engraving} caption={words.engraving} />
    </>
  );
}
