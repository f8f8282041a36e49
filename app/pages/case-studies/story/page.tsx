import { UnknownAddress } from "#app/shell/error-pages/unknown-address.tsx";
import { StoryHead, StoryPage } from "./story-page.tsx";
import { pageTitle } from "#app/meta.ts";
import { usePageContext } from "#app/browser/page-context.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { notFound } from "#content/generated/pages/not-found.ts";

export const handle: RouteHandle = { ownHead: true };

/** A case study's own page, made on request (server/pages/requested-pages.ts). */
export default function CaseStudyPage() {
  const story = usePageContext().records?.story;
  if (!story) {
    return (
      <>
        <title>{pageTitle(notFound.title)}</title>
        <meta name="description" content={notFound.description} />
        <meta name="robots" content="noindex" />
        <UnknownAddress />
      </>
    );
  }
  return (
    <>
      <StoryHead {...story} />
      <StoryPage {...story} />
    </>
  );
}
