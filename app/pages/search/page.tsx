import { localizedPath } from "#app/browser/localized-path.ts";
import { Island } from "#app/browser/island.tsx";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { toCaseStudy } from "#app/data/case-studies.ts";
import { toPlatform } from "#app/data/social-media-world.ts";
import drawing from "#app/drawings/reading/search.svg";
import { pageMeta } from "#app/meta.ts";
import { pageInput } from "#app/page-input.ts";
import { listDocuments } from "#app/search/documents.ts";
import { find } from "#app/search/find.ts";
import { createSearch } from "#app/search/search.ts";
import SearchBox from "#app/search/search-box.island.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import { LeaderLink } from "#app/ui/leader-link.tsx";
import { LetterSection } from "#app/ui/letter-index.tsx";
import { answerPath, answersNamed } from "#content/answers.ts";
import { serviceNames } from "#content/catalog/service-names.ts";
import { formatCount } from "#content/format.ts";
import { pricingPath, resourcesMenu } from "#content/navigation.ts";
import { isShown } from "#content/planned-times.ts";
import { shownIn } from "#content/profiles.ts";
import { searchDocuments } from "#content/search-data.ts";
import { serviceGroup } from "#words/footer-links.ts";
import { help } from "#words/pages/help.ts";
import { searchPage } from "#words/pages/search.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Route } from "./+types/page";

export const handle: RouteHandle = { isUnlisted: true, form: { fields: ["q"], maxLength: 500 } };

export function loader({ request, context }: Route.LoaderArgs) {
  const query = (new URL(request.url).searchParams.get("q") ?? "").trim();
  if (query === "") return { query, found: null };
  const { records, settings } = context.get(pageInput);
  const documents = searchDocuments.filter((document) => shownIn(document, settings.profile) && isShown(document));
  const caseStudies = records?.case_studies.rows.map(toCaseStudy) ?? [];
  const platforms = records?.social_media_world.rows.map(toPlatform) ?? [];
  const search = createSearch([...documents, ...listDocuments(caseStudies, platforms)]);
  return { query, found: find(query, search) };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, searchPage);

export default function SearchPage({ loaderData: { query, found } }: Route.ComponentProps) {
  const answers = answersNamed(help.often, usePublicSettings().profile);
  const pages = [...resourcesMenu.own, resourcesMenu.caseStudies, resourcesMenu.socialMediaWorld];
  const lists = [
    [serviceGroup.label, serviceNames.map(({ id, shortName }) => ({ to: pricingPath(id), name: shortName }))],
    [resourcesMenu.ownLabel, pages.map(({ to, label }) => ({ to, name: label }))],
    [help.oftenTitle, answers.map((answer) => ({ to: answerPath(answer), name: answer.question }))],
  ] as const;
  return (
    <>
      <Island name="search-box" part={SearchBox} props={{ served: { query, found, drawing } }} />
      <div className="columns-3 gap-6 wrap band">
        {lists.map(([title, links], index) => (
          <LetterSection key={title} id={`list-${index}`} letter={title} count={formatCount(links.length)}>
            <ul>
              {links.map(({ to, name }) => (
                <li key={to}>
                  <LeaderLink href={localizedPath(to)} name={name} />
                </li>
              ))}
            </ul>
          </LetterSection>
        ))}
      </div>
      <Engraving name="wood" />
    </>
  );
}
