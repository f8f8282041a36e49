import type { PNG } from "pngjs";
import type { EngineName } from "../driver.ts";
import { ownerMap, paintFault, type Side } from "./paint.ts";
import type { Region } from "./regions.ts";

/** A page as one engine shows it: its regions, and a picture of it without words. */
export interface PictureOfPage {
  engine: EngineName;
  picture: PNG;
  regions: Region[];
}

export interface Difference {
  region: Region;
  /** The same region in the other engine, or the only one, if it is missing in either. */
  reference: Region;
  /** What differs, in words. */
  says: string;
}

/** A region in both engines, and the pair around it. */
interface Pair {
  here: Side;
  there: Side;
  parent: Pair | undefined;
  /** The sum of its inner regions' differences in height, in pixels: their text can have other line breaks. */
  explained: number;
}

/** Pixels by which engines may differ in any size or place: their font metrics and the insides of their controls differ. */
const leeway = 12;
const sizeShare = 0.08;
/** Share by which the width of the same words in the same font may differ, because of hinting and kerning. */
const textShare = 0.05;

/**
 * Compares a page in one engine with a reference, region by region: which regions exist, their sizes, their places in the
 * region around them, the widths of their words, and what each paints that no inner region covers. A difference that only
 * follows from differences of inner regions is not reported again.
 */
export function comparePages(page: PictureOfPage, reference: PictureOfPage): Difference[] {
  const sides = sidesOf(page);
  const references = sidesOf(reference);
  const pairs = new Map<number, Pair>();
  for (const [index, here] of sides.entries()) {
    const there = references.find(({ region }) => region.path === here.region.path);
    if (there) pairs.set(index, { here, there, parent: pairs.get(here.region.parent ?? -1), explained: 0 });
  }
  // From the inside out.
  for (const { here, there, parent, explained } of [...pairs.values()].toReversed()) {
    if (parent) parent.explained += Math.max(explained, Math.abs(here.region.box.height - there.region.box.height));
  }
  const isPaired = new Set([...pairs.values()].map(({ there }) => there));
  const missing = [
    ...sides.filter((_, index) => !pairs.has(index)).map(({ region }) => ({ region, engine: reference.engine })),
    ...references.filter((side) => !isPaired.has(side)).map(({ region }) => ({ region, engine: page.engine })),
  ];
  return [
    ...missing.map(({ region, engine }) => ({ region, reference: region, says: `not shown in ${engine}` })),
    ...[...pairs.values()].flatMap((pair) =>
      faultsOf(pair).map((says) => ({ region: pair.here.region, reference: pair.there.region, says })),
    ),
  ];
}

function sidesOf({ picture, regions }: PictureOfPage): Side[] {
  const owners = ownerMap(picture, regions);
  return regions.map((region, index) => ({ picture, owners, index, region }));
}

function faultsOf(pair: Pair): string[] {
  const faults = [...sizeFaults(pair), ...placeFaults(pair), ...textFaults(pair)];
  // A region of a different size can't have the same insides. What is lost is found only from the side that has it.
  const place = faults.length === 0 && (paintFault(pair.here, pair.there) ?? paintFault(pair.there, pair.here));
  return place ? [`paint at ${place.x}, ${place.y}: ${place.percent} %`] : faults;
}

function sizeFaults({ here: { region: here }, there: { region: there }, explained }: Pair): string[] {
  if (here.inline && here.textWidth > 0) return [];
  // One line of text more or less is not a fault.
  const line = here.textWidth > 0 ? Math.min(48, 1.2 * Math.min(there.box.height, here.box.height)) : 0;
  return (["width", "height"] as const).flatMap((side) => {
    const allowed = Math.max(leeway, there.box[side] * sizeShare, line) + (side === "height" ? explained : 0);
    return Math.abs(here.box[side] - there.box[side]) > allowed
      ? [`${side} ${Math.round(here.box[side])} beside ${Math.round(there.box[side])} px`]
      : [];
  });
}

function placeFaults({ here, there, parent }: Pair): string[] {
  if (here.region.inline || !parent) return [];
  /** The least distance of the region from its place in the reference, measured from the start, middle and end of its parent. */
  const distance = (at: "x" | "y", size: "width" | "height") =>
    Math.min(
      ...[0, 0.5, 1].map((share) => {
        const place = (inner: Side, outer: Side) =>
          inner.region.box[at] + share * inner.region.box[size] - outer.region.box[at] - share * outer.region.box[size];
        return Math.abs(place(here, parent.here) - place(there, parent.there));
      }),
    );
  const across = distance("x", "width");
  const down = distance("y", "height");
  return [
    ...(across > Math.max(leeway, parent.there.region.box.width * 0.03)
      ? [`${Math.round(across)} px aside of its place`]
      : []),
    ...(down > leeway + parent.explained ? [`${Math.round(down)} px above or below its place`] : []),
  ];
}

function textFaults({ here, there }: Pair): string[] {
  const [wide, wanted] = [here.region.textWidth, there.region.textWidth];
  return Math.abs(wide - wanted) > Math.max(leeway, wanted * textShare)
    ? [`words ${Math.round(wide)} beside ${Math.round(wanted)} px wide`]
    : [];
}
