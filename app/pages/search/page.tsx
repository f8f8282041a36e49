import { Island } from "#app/browser/island.tsx";
import { toCaseStudy } from "#app/data/case-studies.ts";
import { toPlatform } from "#app/data/social-media-world.ts";
import { pageMeta } from "#app/meta.ts";
import { pageInput } from "#app/page-input.ts";
import { listDocuments } from "#app/search/documents.ts";
import { find } from "#app/search/find.ts";
import { createSearch } from "#app/search/search.ts";
import SearchBox from "#app/search/search-box.island.tsx";
import { OftenAsked } from "#app/shell/answers/often-asked.tsx";
import { TopicList } from "#app/shell/answers/topic-list.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import { searchPage } from "#words/pages/search.ts";
import { isShown } from "#content/planned-times.ts";
import { shownIn } from "#content/profiles.ts";
import { searchDocuments } from "#content/search-data.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Route } from "./+types/page";

export const handle: RouteHandle = { isUnlisted: true, form: { fields: ["q"], maxLength: 500 } };

export function loader({ request, context }: Route.LoaderArgs) {
  const query = (new URL(request.url).searchParams.get("q") ?? "").trim();
  const { records, settings } = context.get(pageInput);
  if (query === "") return { query, found: null };
  const caseStudies = records?.case_studies.rows.map(toCaseStudy) ?? [];
  const platforms = records?.social_media_world.rows.map(toPlatform) ?? [];
  const documents = searchDocuments.filter((document) => shownIn(document, settings.profile) && isShown(document));
  const search = createSearch([...documents, ...listDocuments(caseStudies, platforms)]);
  return { query, found: find(query, search) };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, searchPage);

export default function SearchPage({ loaderData: served }: Route.ComponentProps) {
  return (
    <>
      <Island name="search-box" part={SearchBox} props={{ served }} />
      <div className="mint">
        <TopicList title={searchPage.topics} className="wrap section" />
      </div>
      {served.query === "" && <OftenAsked className="wrap section" />}
      <Engraving name="wood" />
    </>
  );
}
