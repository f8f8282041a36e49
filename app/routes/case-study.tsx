import { UnknownAddress } from "#app/features/error-pages/error-pages.tsx";
import { StoryHead, StoryPage } from "#app/features/case-studies/story-page.tsx";
import { pageTitle } from "#app/lib/meta.ts";
import { usePageContext } from "#app/lib/page-context.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { notFound } from "#content/generated/pages/not-found.ts";

export const handle: RouteHandle = { ownHead: true };

/** A case study's own page, made on request (server/pages/stories.ts). */
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
