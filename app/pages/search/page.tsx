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
import styles from "#app/search/search-box.module.css";
import SearchBox from "#app/search/search-box.island.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import { TitledLink } from "#app/ui/titled-link.tsx";
import { LetterSection } from "#app/ui/letter-index.tsx";
import { StampChip } from "#app/ui/stamp-chip.tsx";
import { answerPath, answersNamed } from "#content/answers.ts";
import { serviceNames } from "#content/catalog/service-names.ts";
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
    [
      serviceGroup.label,
      `fill ${styles.services}`,
      serviceNames.map((service) => ({
        to: pricingPath(service.id),
        name: service.shortName,
        picture: <StampChip {...service} />,
      })),
    ],
    [resourcesMenu.ownLabel, "columns-4 rows", pages.map(({ label, ...page }) => ({ ...page, name: label }))],
    [help.oftenTitle, "columns-3 rows", answers.map((answer) => ({ to: answerPath(answer), name: answer.question }))],
  ] as const;
  return (
    <>
      <Island name="search-box" part={SearchBox} props={{ served: { query, found, drawing } }} />
      <div className="stack gap-6 wrap band">
        {lists.map(([title, className, links], index) => (
          <LetterSection key={title} id={`list-${index}`} letter={title}>
            <ul className={className}>
              {links.map((link) => (
                <li key={link.to}>
                  <TitledLink {...link} />
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
