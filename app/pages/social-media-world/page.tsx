import { NextStep } from "#app/shell/next-step.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import { Island } from "#app/browser/island.tsx";
import { Lead, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import Directory from "./directory.island.tsx";
import { ServedPlaces, type ServedPlacesProps } from "./served-places.tsx";
import { pageMeta } from "#app/meta.ts";
import { pageInput } from "#app/page-input.ts";
import { toPlace } from "#app/data/social-media-world.ts";
import { listPart, readListPlace } from "#content/list-place.ts";
import { partTitle, socialMediaWorldPage } from "#words/pages/social-media-world.ts";
import type { Route } from "./+types/page";

export function loader({ request, context }: Route.LoaderArgs) {
  const records = context.get(pageInput).records?.social_media_world;
  return {
    place: listPart(new URL(request.url).search),
    served: records && { ...records, rows: records.rows.map(toPlace) },
  };
}

export const meta = (args: Route.MetaArgs) => {
  const { page = 1, letter = "" } = readListPlace(args.location.search) ?? {};
  const title = page > 1 || letter ? titleOfPart(letter.toUpperCase(), page) : socialMediaWorldPage.title;
  return pageMeta(args, { ...socialMediaWorldPage, title });
};

/** The title of a further part; `letter` is in upper case, or empty. */
function titleOfPart(letter: string, page: number): string {
  if (page === 1) return partTitle.letter(letter);
  return letter ? partTitle.both({ letter, page }) : partTitle.page(page);
}

export default function SocialMediaWorld({ loaderData: { place, served } }: Route.ComponentProps) {
  return (
    <>
      {place ? <PartOfDirectory place={place} served={served} /> : <WholeDirectory served={served} />}
      <NextStep title={socialMediaWorldPage.ask} />
      <Engraving name="islands" />
    </>
  );
}

/** The directory that the browser reads; without scripts, its beginning. */
function WholeDirectory({ served }: Pick<ServedPlacesProps, "served">) {
  return (
    <>
      <Island name="directory" part={Directory} when="now" />
      <noscript>
        <ServedPlaces place={null} served={served} />
      </noscript>
    </>
  );
}

function PartOfDirectory(part: ServedPlacesProps) {
  const { title, heading, lead } = socialMediaWorldPage;
  return (
    <>
      <PageHead stock="canary">
        <PageTitle name={title}>{heading}</PageTitle>
        <Lead>{lead}</Lead>
      </PageHead>
      <ServedPlaces {...part} />
    </>
  );
}
