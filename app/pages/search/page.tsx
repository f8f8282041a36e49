import { useLocation } from "react-router";
import { Island } from "#app/browser/island.tsx";
import { usePageContext } from "#app/browser/page-context.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { toCaseStudy } from "#app/data/case-studies.ts";
import { toPlace } from "#app/data/social-media-world.ts";
import { pageMeta } from "#app/meta.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { documentsOf } from "#app/search/documents.ts";
import { find } from "#app/search/find.ts";
import { createSearch } from "#app/search/search.ts";
import SearchBox from "#app/search/search-box.island.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { answers } from "#content/answers.ts";
import { searchPage } from "#content/generated/pages/search.ts";
import { shownIn } from "#content/profiles.ts";
import { searchData } from "#content/search-data.ts";

export const meta = () => pageMeta(searchPage);

export const handle: RouteHandle = { noindex: true };

export default function SearchPage() {
  const query = (new URLSearchParams(useLocation().search).get("q") ?? "").trim();
  const found = useFound(query);
  const { label, placeholder, submit } = searchData.box;
  return (
    <>
      <PageHead title={searchPage.heading} lead={searchPage.lead} size="tool" stock="sky" />
      <div className="wrap section stack gap-6">
        <Island
          name="search-box"
          part={SearchBox}
          props={{ words: { label, placeholder, submit }, served: { query, found } }}
        />
        {query === "" && <OftenAsked />}
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
        {some.map(({ id, page, question }) => (
          <li key={`${page}#${id}`}>
            <a href={`${page}#${id}`}>{question}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the address asks for, as a browser finds it. */
function useFound(query: string) {
  const { profile } = usePublicSettings();
  const { records } = usePageContext();
  if (query === "") return null;
  const studies = records?.case_studies.rows.map(toCaseStudy) ?? [];
  const places = records?.social_media_world.rows.map(toPlace) ?? [];
  const documents = searchData.documents.filter((document) => shownIn(document, profile));
  return find(query, createSearch([...documents, ...documentsOf(studies, places)], searchData.words), searchData);
}
