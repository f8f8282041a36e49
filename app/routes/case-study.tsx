import { useEffect, useState } from "react";
import { ServedHead } from "#app/components/ui/served-head.tsx";
import { ServedMarkup } from "#app/components/ui/served-markup.tsx";
import styles from "#app/features/case-studies/story.module.css";
import { UnknownAddress } from "#app/features/error-pages/error-pages.tsx";
import { pageTitle } from "#app/lib/meta.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { useServedStory } from "#app/lib/served-story.ts";
import { notFound } from "#content/generated/pages/not-found.ts";

/** In the head of a page whose address names no case study. */
const unknownMark = 'head meta[data-served][name="robots"]';

export const handle: RouteHandle = { ownHead: true };

/** A case study's own page, made on request (server/pages/stories.ts). Rendered on the server alone; the browser keeps what it was sent. */
export default function CaseStudyPage() {
  const story = useServedStory();
  const [isUnknown] = useState(() => (import.meta.env.SSR ? !story : document.querySelector(unknownMark) !== null));
  return (
    <>
      <ServedHead>{import.meta.env.SSR && (story?.head ?? <HeadOfNone />)}</ServedHead>
      {isUnknown ? <UnknownAddress /> : <Story />}
    </>
  );
}

const storyId = "story";

function Story() {
  const story = useServedStory();
  useEffect(() => {
    const served = document.getElementById(storyId);
    // After a client-side navigation, such as going back after a reload, only the server has the page.
    if (!served?.firstChild) return location.reload();
    // The server caches one page for all visitors: the visitor's search in the list is only in the address.
    for (const link of served.querySelectorAll<HTMLAnchorElement>("a[target=_self]")) link.search = location.search;
  }, []);
  return (
    <ServedMarkup id={storyId} className={styles.story}>
      {import.meta.env.SSR && story?.page}
    </ServedMarkup>
  );
}

function HeadOfNone() {
  return (
    <>
      <title data-served="">{pageTitle(notFound.title)}</title>
      <meta data-served="" name="description" content={notFound.description} />
      <meta data-served="" name="robots" content="noindex" />
    </>
  );
}
