import { pageMeta } from "#app/meta.ts";
import { NextActions } from "#app/shell/next-step.tsx";
import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { mediaWorld } from "#words/pages/media-world.ts";
import { PlatformGrid } from "./platform-grid.tsx";
import { OpenAlbum } from "./open-album.tsx";
import { templatesLink } from "#content/templates.ts";
import type { Route } from "./+types/page";

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
