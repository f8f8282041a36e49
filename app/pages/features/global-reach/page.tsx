import { pageMeta } from "#app/meta.ts";
import engraving from "#app/drawings/engravings/ocean.svg";
import plate from "#app/drawings/photos/feature-global-reach.svg";
import { globalReach as copy } from "#content/generated/pages/feature-global-reach.ts";
import { photos } from "#content/photos.ts";
import { FeaturePage } from "../feature-page.tsx";
import { ArrivalsBoard } from "./arrivals-board.tsx";
import { MapStamp } from "./map-stamp.tsx";
import { WallClocks } from "./wall-clocks.tsx";

export const meta = () => pageMeta(copy);

export default function GlobalReach() {
  return (
    <FeaturePage
      path="/features/global-reach"
      copy={copy}
      stock="sky"
      art={<MapStamp copy={copy.hero} />}
      artPlace="below"
      photo={photos["feature-global-reach"]}
      plate={plate}
      engraving={engraving}
    >
      <ArrivalsBoard copy={copy.board} />
      <WallClocks />
    </FeaturePage>
  );
}
