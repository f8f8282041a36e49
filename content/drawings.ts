import type { PhotoPlace } from "./photos.ts";

/** A drawing that says something, named by its folder and file in app/drawings. */
export type DrawingName =
  | `photos/${Exclude<PhotoPlace, "learn-digital-marketing" | "learn-ecommerce">}`
  | `reading/${"help" | "developer" | "digital-marketing" | "ecommerce" | "legal"}`
  | `features/clock-${"setup" | "satisfaction" | "support"}`
  | "solutions/street"
  | "misc/dropped-mailbag"
  | "misc/empty-pigeonhole"
  | "misc/broken-wire";

/**
 * What each drawing shows, for readers who hear it. Scenes have theirs in trades.ts and the product page's in services.ts,
 * beside the records they belong to. Stamps, icons and lines decorate: the text beside them says it.
 */
export const drawingAlt: Readonly<Record<DrawingName, string>> = {
  "photos/solutions-enterprise": "A rack of nine pigeonholes with letters in each, a rubber stamp on the desk in front",
  "photos/solutions-small-business": "A shop counter with a till, a loaf and shelves of jars under a striped awning",
  "photos/solutions-industry": "Three numbered doors in a brick wall, with a loaf, a bed and a cross on them",
  "photos/feature-smart-personalization": "An envelope with three letters in it, for Amara, Jonas and Inés",
  "photos/feature-flexible-pricing": "A pair of scales with parcels on one pan and coins on the other",
  "photos/feature-easy-to-use": "A kettle coming to the boil and a clock that shows five past",
  "photos/feature-global-reach": "A globe on its stand and a lark flying past it",

  "reading/help": "A bell on the ledge of a counter window, a lamp behind the glass",
  "reading/developer":
    "A message capsule travelling through a tube in a brick wall, towards a plate with a command prompt",
  "reading/digital-marketing": "A street lamp with four letters pinned to a line beneath it",
  "reading/ecommerce": "A parcel on a shop counter, tied with a bow and labelled",
  "reading/legal": "A deed with a rosette and a quill, lying on a ledger",

  "features/clock-setup": "A wall clock with its first five minutes marked",
  "features/clock-satisfaction": "A dial filled almost all the way round, a lark at its centre",
  "features/clock-support": "A clock of twenty-four hours, the sun in its upper half and the moon in its lower",

  "solutions/street": "A street: office towers, a row of small shops, then a clinic, a hotel and a workshop",

  "misc/dropped-mailbag": "A mailbag that fell behind a counter, letters spilt around it",
  "misc/empty-pigeonhole": "Four empty pigeonholes, one with a spider in it",
  "misc/broken-wire": "Two telegraph poles with the wire between them broken",
};
