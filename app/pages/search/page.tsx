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
import { plans } from "#content/catalog/plans.ts";
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
  const { records, settings } = context.get(pageInput);
  const documents = searchDocuments.filter((document) => shownIn(document, settings.profile) && isShown(document));
  const pages = [...resourcesMenu.own, resourcesMenu.caseStudies, resourcesMenu.socialMediaWorld].map((link) => {
    const count = documents.filter(({ to }) => ["/", "#"].some((mark) => to.startsWith(link.to + mark))).length;
    return { to: link.to, name: link.label, detail: count > 0 && formatCount(count) };
  });
  const caseStudies = records?.case_studies.rows.map(toCaseStudy) ?? [];
  const platforms = records?.social_media_world.rows.map(toPlatform) ?? [];
  const getSearch = () => createSearch([...documents, ...listDocuments(caseStudies, platforms)]);
  return { query, found: query === "" ? null : find(query, getSearch()), pages };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, searchPage);

export default function SearchPage({ loaderData: { query, found, pages } }: Route.ComponentProps) {
  const answers = answersNamed(help.often, usePublicSettings().profile);
  const prices = [plans[0].price, plans[2].price].join(" – ");
  const services = serviceNames.map(({ id, shortName: name }) => ({ to: pricingPath(id), name, detail: prices }));
  const lists = [
    [serviceGroup.label, services],
    [resourcesMenu.ownLabel, pages],
    [help.oftenTitle, answers.map((answer) => ({ to: answerPath(answer), name: answer.question }))],
  ] as const;
  return (
    <>
      <Island name="search-box" part={SearchBox} props={{ served: { query, found, drawing } }} />
      <div className="columns-3 gap-6 wrap band">
        {lists.map(([title, links], index) => (
          <LetterSection key={title} id={`list-${index}`} letter={title} count={formatCount(links.length)}>
            <ul>
              {links.map(({ to, ...link }) => (
                <li key={to}>
                  <LeaderLink href={localizedPath(to)} {...link} />
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
