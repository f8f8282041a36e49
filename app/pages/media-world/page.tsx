import engraving from "#app/drawings/engravings/masts.svg";
import { pageMeta } from "#app/meta.ts";
import { NextActions, NextStep } from "#app/shell/next-step.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { mediaWorld } from "#content/generated/pages/media-world.ts";
import { Album } from "./album.tsx";
import { OpenAlbum } from "./open-album.tsx";

export const meta = () => pageMeta(mediaWorld);

export default function MediaWorld() {
  return (
    <>
      <PageHead
        name={mediaWorld.title}
        title={mediaWorld.heading}
        lead={mediaWorld.lead}
        stock="rose"
        actions={<NextActions />}
        art={<OpenAlbum />}
      />
      <Album />
      <NextStep />
      <Engraving src={engraving} caption={mediaWorld.engraving} />
    </>
  );
}
