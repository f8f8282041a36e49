import { PageLayout } from "#app/shell/page-layout.tsx";
import { Island } from "#app/browser/island.tsx";
import { Lead, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import Directory from "./directory.island.tsx";
import { ServedPlatforms, type ServedPlatformsProps } from "./served-platforms.tsx";
import { pageMeta } from "#app/meta.ts";
import { pageInput } from "#app/page-input.ts";
import { toPlatform } from "#app/data/social-media-world.ts";
import { listPart, readListPage } from "#content/list-page.ts";
import { templatesLink } from "#content/templates.ts";
import { partTitle, socialMediaWorldPage } from "#words/pages/social-media-world.ts";
import type { Route } from "./+types/page";

export function loader({ request, context }: Route.LoaderArgs) {
  const records = context.get(pageInput).records?.social_media_world;
  return {
    listPage: listPart(new URL(request.url).search),
    served: records && { ...records, rows: records.rows.map(toPlatform) },
  };
}

export const meta = (args: Route.MetaArgs) => {
  const { page = 1, letter = "" } = readListPage(args.location.search) ?? {};
  const title = page > 1 || letter ? titleOfPart(letter.toUpperCase(), page) : socialMediaWorldPage.title;
  return pageMeta(args, { ...socialMediaWorldPage, title });
};

function titleOfPart(letter: string, page: number): string {
  if (page === 1) return partTitle.letter(letter);
  return letter ? partTitle.both({ letter, page }) : partTitle.page(page);
}

export default function SocialMediaWorld({ loaderData: { listPage, served } }: Route.ComponentProps) {
  return (
    <PageLayout ask={socialMediaWorldPage.ask} follow={templatesLink} engraving="islands">
      {listPage ? <PartOfDirectory listPage={listPage} served={served} /> : <WholeDirectory served={served} />}
    </PageLayout>
  );
}

function WholeDirectory({ served }: Pick<ServedPlatformsProps, "served">) {
  return (
    <>
      <Island name="directory" part={Directory} when="now" />
      <noscript>
        <ServedPlatforms listPage={null} served={served} />
      </noscript>
    </>
  );
}

function PartOfDirectory(part: ServedPlatformsProps) {
  const { title, heading, lead } = socialMediaWorldPage;
  return (
    <>
      <PageHead stock="rose">
        <PageTitle name={title}>{heading}</PageTitle>
        <Lead>{lead}</Lead>
      </PageHead>
      <ServedPlatforms {...part} />
    </>
  );
}
