import { Island } from "#app/browser/island.tsx";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { toCaseStudy } from "#app/data/case-studies.ts";
import { toPlace } from "#app/data/social-media-world.ts";
import { pageMeta } from "#app/meta.ts";
import { pageInput } from "#app/page-input.ts";
import { documentsOf } from "#app/search/documents.ts";
import { find } from "#app/search/find.ts";
import { createSearch } from "#app/search/search.ts";
import SearchBox from "#app/search/search-box.island.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import { Lead, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { answerPath, answers } from "#content/answers.ts";
import { searchPage } from "#words/pages/search.ts";
import { shownIn } from "#content/profiles.ts";
import { searchData } from "#content/search-data.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Route } from "./+types/page";

export const handle: RouteHandle = { isUnlisted: true, form: { fields: ["q"], maxLength: 500 } };

/** What the address asks for, as a browser finds it; null where it asks for nothing. */
export function loader({ request, context }: Route.LoaderArgs) {
  const query = (new URL(request.url).searchParams.get("q") ?? "").trim();
  const { records, settings } = context.get(pageInput);
  if (query === "") return { query, found: null };
  const studies = records?.case_studies.rows.map(toCaseStudy) ?? [];
  const places = records?.social_media_world.rows.map(toPlace) ?? [];
  const documents = searchData.documents.filter((document) => shownIn(document, settings.profile));
  const search = createSearch([...documents, ...documentsOf(studies, places)], searchData.words);
  return { query, found: find(query, search, searchData) };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, searchPage);

export default function SearchPage({ loaderData: served }: Route.ComponentProps) {
  const { label, placeholder, submit } = searchData.box;
  return (
    <>
      <PageHead size="tool" stock="sky">
        <PageTitle>{searchPage.heading}</PageTitle>
        <Lead>{searchPage.lead}</Lead>
      </PageHead>

      <div className="wrap section stack gap-6">
        <Island name="search-box" part={SearchBox} props={{ words: { label, placeholder, submit }, served }} />
        {served.query === "" && <OftenAsked />}
      </div>
      <Engraving name="wood" />
    </>
  );
}

/** Before anything is typed: some questions of every topic. */
function OftenAsked() {
  const { profile } = usePublicSettings();
  const shown = answers.filter((answer) => shownIn(answer, profile));
  const some = shown.filter(
    ({ topic }, index) => shown.slice(0, index).filter((other) => other.topic === topic).length < 2,
  );
  return (
    <section className="stack" aria-labelledby="often-heading">
      <h2 className="title-2" id="often-heading">
        {searchPage.often}
      </h2>
      <ul className="multicol">
        {some.map((answer) => (
          <li key={answer.id}>
            <a href={answerPath(answer)}>{answer.question}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
