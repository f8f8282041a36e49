import type { View } from "./page.ts";
import { ownerMap, paintFault, type Side } from "./paint.ts";
import type { Region } from "./regions.ts";

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
/** Shares by which sizes, places, and the widths of the same words may differ, the last because of hinting and kerning. */
const shares = { size: 0.08, place: 0.03, text: 0.05 };

/**
 * Compares a page in one engine with a reference, region by region: which regions exist, their sizes, their places in the
 * region around them, the widths of their words, and what each paints that no inner region covers. A difference that only
 * follows from differences of inner regions is not reported again.
 */
export function comparePages(page: View, reference: View): { region: Region; says: string }[] {
  const [sides, references] = [sidesOf(page), sidesOf(reference)];
  const pairs = new Map<Side, Pair>();
  for (const here of sides) {
    const there = references.find(({ region }) => region.path === here.region.path);
    const around = sides[here.region.parent ?? -1];
    if (there) pairs.set(here, { here, there, parent: around && pairs.get(around), explained: 0 });
  }
  // From the inside out.
  for (const { here, there, parent, explained } of [...pairs.values()].toReversed()) {
    if (parent) parent.explained += Math.max(explained, Math.abs(here.region.box.height - there.region.box.height));
  }
  const isPaired = new Set([...pairs.values()].flatMap(({ here, there }) => [here, there]));
  const missing = (all: Side[], { engine }: View) =>
    all.filter((side) => !isPaired.has(side)).map(({ region }) => ({ region, says: `not shown in ${engine}` }));
  return [
    ...missing(sides, reference),
    ...missing(references, page),
    ...[...pairs.values()].flatMap((pair) => faultsOf(pair).map((says) => ({ region: pair.here.region, says }))),
  ];
}

function sidesOf({ picture, regions }: View): Side[] {
  const owners = ownerMap(picture, regions);
  return regions.map((region, index) => ({ picture, owners, index, region }));
}

function faultsOf({ here, there, parent, explained }: Pair): string[] {
  const [own, other] = [here.region, there.region];
  const faults: string[] = [];
  const compare = (what: string, a: number, b: number, allowed: number) => {
    if (Math.abs(a - b) > allowed) faults.push(what.replace("?", `${Math.round(a)} beside ${Math.round(b)} px`));
  };
  const isText = own.textWidth > 0;
  if (!own.inline || !isText) {
    // One line of text more or less is not a fault.
    const line = isText ? Math.min(48, 1.2 * Math.min(other.box.height, own.box.height)) : 0;
    const allowed = (side: "width" | "height") => Math.max(leeway, other.box[side] * shares.size, line);
    compare("width ?", own.box.width, other.box.width, allowed("width"));
    compare("height ?", own.box.height, other.box.height, allowed("height") + explained);
  }
  if (!own.inline && parent) {
    const [across, down] = [distance(here, there, parent, "x", "width"), distance(here, there, parent, "y", "height")];
    const around = parent.there.region.box.width * shares.place;
    compare(`${Math.round(across)} px aside of its place`, across, 0, Math.max(leeway, around));
    compare(`${Math.round(down)} px above or below its place`, down, 0, leeway + parent.explained);
  }
  compare("words ? wide", own.textWidth, other.textWidth, Math.max(leeway, other.textWidth * shares.text));
  // A region of a different size can't have the same insides. What is lost is found only from the side that has it.
  const place = faults.length === 0 && (paintFault(here, there) ?? paintFault(there, here));
  return place ? [`paint at ${place.x}, ${place.y}: ${place.percent} %`] : faults;
}

/** The least distance of a region from its place in the reference, measured from the start, middle and end of its parent. */
function distance(here: Side, there: Side, parent: Pair, at: "x" | "y", size: "width" | "height"): number {
  const place = ({ region: { box } }: Side, { region: { box: outer } }: Side, share: number) =>
    box[at] + share * box[size] - outer[at] - share * outer[size];
  return Math.min(
    ...[0, 0.5, 1].map((share) => Math.abs(place(here, parent.here, share) - place(there, parent.there, share))),
  );
}
