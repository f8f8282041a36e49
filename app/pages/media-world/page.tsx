import { pageMeta } from "#app/meta.ts";
import { NextActions } from "#app/shell/next-step.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { templatesLink } from "#content/templates.ts";
import { mediaWorld } from "#words/pages/media-world.ts";
import type { Route } from "./+types/page";
import { OpenAlbum } from "./open-album.tsx";
import { PlatformGrid } from "./platform-grid.tsx";

export const meta = (args: Route.MetaArgs) => pageMeta(args, mediaWorld);

export default function MediaWorld() {
  return (
    <PageLayout ask={mediaWorld.ask} follow={templatesLink} engraving="masts">
      <PageHead stock="rose" art={<OpenAlbum />}>
        <PageTitle name={mediaWorld.title}>{mediaWorld.heading}</PageTitle>
        <Lead>{mediaWorld.lead}</Lead>
        <PageActions>
          <NextActions />
        </PageActions>
      </PageHead>
      <PlatformGrid />
    </PageLayout>
  );
}
