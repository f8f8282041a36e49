import { Album } from "./album.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { NextActions, NextStep } from "#app/shell/next-step.tsx";
import { OpenAlbum } from "./open-album.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import engraving from "#app/drawings/engravings/masts.svg";
import { pageMeta } from "#app/meta.ts";
import { layout } from "#content/generated/layout.ts";
import { categoryLeaves, mediaWorld } from "#content/generated/pages/media-world.ts";
import { platformCategories, platforms } from "#content/platforms.ts";

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
        art={<OpenAlbum leaves={openLeaves} />}
      />
      <Album
        platforms={platforms}
        categories={platformCategories}
        leaves={categoryLeaves}
        words={mediaWorld}
        newTab={layout.newTab}
      />
      <NextStep />
      <Engraving src={engraving} caption={mediaWorld.engraving} />
    </>
  );
}

/** A full leaf, and one that has room for one more stamp. */
const openLeaves = platformCategories.slice(0, 2).map((category, side) => ({
  page: side + 1,
  leaf: categoryLeaves[category],
  stamps: platforms.filter((platform) => platform.category === category).slice(0, 9 - side),
}));
