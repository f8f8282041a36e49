import { developerDiagrams } from "./diagrams/developer.ts";
import { ecommerceDiagrams } from "./diagrams/ecommerce.ts";
import { marketingDiagrams } from "./diagrams/marketing.ts";
import { compose, type Drawing } from "./drawing.ts";
import { engravings } from "./engravings.ts";
import { features } from "./features.ts";
import { favicon } from "./favicon.ts";
import { heads } from "./heads.ts";
import { linework, misc } from "./misc.ts";
import { photos } from "./photos.ts";
import { product } from "./product.ts";
import { reading } from "./reading.ts";
import { scenes } from "./scenes.ts";
import { doorSigns, solutions } from "./solutions.ts";
import { sprite } from "./sprite.ts";
import { stamps } from "./stamps.ts";
import { mapPlaces, worldCard, worldMap } from "./world-map.ts";

export interface GeneratedFile {
  /** From the repository's root, with forward slashes. */
  path: string;
  text: string;
}

/** Every drawing file of the repository, as the generators make it. */
export function allFiles(): GeneratedFile[] {
  return [
    { path: "app/drawings/sprite.svg", text: sprite() },
    { path: "public/favicon.svg", text: favicon() },
    { path: "app/drawings/map/world.svg", text: worldMap() },
    { path: "app/drawings/map/card.svg", text: worldCard() },
    { path: "app/drawings/map/places.ts", text: mapPlaces() },
    ...folder("stamps", stamps),
    ...folder("scenes", scenes),
    ...folder("product", product),
    ...folder("reading", reading),
    ...folder("diagrams/developer", developerDiagrams),
    ...folder("diagrams/digital-marketing", marketingDiagrams),
    ...folder("diagrams/ecommerce", ecommerceDiagrams),
    ...folder("features", features),
    { path: "app/drawings/solutions/signs.svg", text: doorSigns() },
    ...folder("heads", heads),
    ...folder("engravings", engravings),
    ...folder("solutions", solutions),
    ...folder("photos", photos),
    { path: "app/drawings/misc/linework.svg", text: linework() },
    ...folder("misc", misc),
  ];
}

function folder(name: string, drawings: Record<string, Drawing>): GeneratedFile[] {
  return Object.entries(drawings).map(([key, drawing]) => ({
    path: `app/drawings/${name}/${key}.svg`,
    text: compose(drawing),
  }));
}
