import { type CellFault, type Inner, ownerMap, ownPaintFaults } from "./own-paint.ts";
import type { Picture } from "./picture.ts";
import type { Region } from "./regions.ts";

/** A page as one engine shows it: its regions, and a picture of it without words. */
export interface PictureOfPage {
  /** The engine's name in reports. */
  engine: string;
  picture: Picture;
  regions: Region[];
}

export interface Difference {
  region: Region;
  /** The same region in the other engine, unless it is missing there. */
  reference: Region | undefined;
  /** What differs, in words. */
  says: string;
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
  const differences: Difference[] = [];
  const indexOf = new Map(reference.regions.map(({ path }, index) => [path, index]));
  const found = new Set<number>();
  const pairs = page.regions.map((region) => {
    const index = indexOf.get(region.path);
    if (index === undefined) {
      differences.push({ region, reference: undefined, says: `not shown in ${reference.engine}` });
      return undefined;
    }
    found.add(index);
    return { index, region: reference.regions[index] as Region };
  });
  reference.regions.forEach((region, index) => {
    if (!found.has(index)) differences.push({ region, reference: region, says: `not shown in ${page.engine}` });
  });

  const explained = explainedHeights(
    page.regions,
    pairs.map((pair) => pair?.region),
  );
  const inner = innerRegions(
    page.regions,
    pairs.map((pair) => pair?.region),
  );
  const owners = ownerMap(page.picture, page.regions);
  const referenceOwners = ownerMap(reference.picture, reference.regions);
  page.regions.forEach((region, index) => {
    const pair = pairs[index];
    if (!pair) return;
    const parent = region.parent === null ? undefined : page.regions[region.parent];
    const parentPair = region.parent === null ? undefined : pairs[region.parent]?.region;
    const boxFaults = [
      ...sizeFaults(region, pair.region, explained[index] ?? 0),
      ...(parent && parentPair
        ? placeFaults(region, pair.region, parent, parentPair, explained[region.parent ?? 0] ?? 0)
        : []),
      ...textFaults(region, pair.region),
    ];
    // A region of a different size can't have the same insides.
    const says =
      boxFaults.length > 0
        ? boxFaults
        : inWords(
            ownPaintFaults(
              { ...region, picture: page.picture, owners, index },
              { ...pair.region, picture: reference.picture, owners: referenceOwners, index: pair.index },
              inner[index],
            ),
          );
    for (const what of says) differences.push({ region, reference: pair.region, says: what });
  });
  return differences;
}

/** For each region, the sum of its inner regions' differences in height, in pixels: their text can have other line breaks. */
function explainedHeights(regions: Region[], references: (Region | undefined)[]): number[] {
  const explained = regions.map(() => 0);
  for (let index = regions.length - 1; index >= 0; index--) {
    const { parent, box } = regions[index] as Region;
    const own = Math.abs(box.height - (references[index]?.box.height ?? 0));
    if (parent !== null) explained[parent] = (explained[parent] ?? 0) + Math.max(own, explained[index] ?? 0);
  }
  return explained;
}

/** For each region, the regions directly within it that are in both pictures. */
function innerRegions(regions: Region[], references: (Region | undefined)[]): Inner[][] {
  const inner: Inner[][] = regions.map(() => []);
  regions.forEach(({ parent, box }, index) => {
    const there = references[index]?.box;
    if (parent !== null && there) inner[parent]?.push({ here: box, there });
  });
  return inner;
}

function sizeFaults(region: Region, reference: Region, explained: number): string[] {
  if (region.inline && region.textWidth > 0) return [];
  return (["width", "height"] as const).flatMap((side) => {
    const [here, there] = [region.box[side], reference.box[side]];
    const allowed =
      Math.max(leeway, there * sizeShare, textHeight(region, reference)) + (side === "height" ? explained : 0);
    return Math.abs(here - there) > allowed ? [`${side} ${Math.round(here)} beside ${Math.round(there)} px`] : [];
  });
}

/** The allowed difference in a text's height: one line more or less is not a fault. */
function textHeight(region: Region, reference: Region): number {
  return region.textWidth > 0 ? Math.min(48, 1.2 * Math.min(reference.box.height, region.box.height)) : 0;
}

function placeFaults(
  region: Region,
  reference: Region,
  parent: Region,
  parentReference: Region,
  explained: number,
): string[] {
  if (region.inline) return [];
  const across = distances(region, reference, parent, parentReference, "x", "width");
  const down = distances(region, reference, parent, parentReference, "y", "height");
  const allowed = Math.max(leeway, parentReference.box.width * 0.03);
  return [
    ...(Math.min(...across) > allowed ? [`${Math.round(Math.min(...across))} px aside of its place`] : []),
    ...(Math.min(...down) > leeway + explained ? [`${Math.round(Math.min(...down))} px above or below its place`] : []),
  ];
}

/** The distances of a region from its place in the reference, measured from the start, the middle and the end of its parent. */
function distances(
  region: Region,
  reference: Region,
  parent: Region,
  parentReference: Region,
  at: "x" | "y",
  size: "width" | "height",
): number[] {
  return [0, 0.5, 1].map((share) => {
    const place = (inner: Region, outer: Region) =>
      inner.box[at] + share * inner.box[size] - outer.box[at] - share * outer.box[size];
    return Math.abs(place(region, parent) - place(reference, parentReference));
  });
}

function textFaults(region: Region, reference: Region): string[] {
  const [here, there] = [region.textWidth, reference.textWidth];
  return Math.abs(here - there) > Math.max(leeway, there * textShare)
    ? [`words ${Math.round(here)} beside ${Math.round(there)} px wide`]
    : [];
}

/** A text that describes the largest place where a region's paint differs, and says how many more places there are. */
function inWords(faults: CellFault[]): string[] {
  const [largest, ...others] = faults.toSorted((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
  if (!largest) return [];
  return [sayPlace(largest) + (others.length > 0 ? ` and at ${others.length} more places` : "")];
}

function sayPlace({ box, here, there }: CellFault): string {
  const where = `at ${box.x}, ${box.y} on ${box.width} × ${box.height} px`;
  const pairs = [
    { name: "contrast", values: [here.contrast, there.contrast] as const },
    { name: "lightness", values: [here.mean[0], there.mean[0]] as const },
    { name: "green to red", values: [here.mean[1], there.mean[1]] as const },
    { name: "blue to yellow", values: [here.mean[2], there.mean[2]] as const },
  ];
  const apart = ({ values: [a, b] }: (typeof pairs)[number]) => Math.abs(a - b);
  const worst = pairs.reduce((most, pair) => (apart(pair) > apart(most) ? pair : most));
  return `${worst.name} ${worst.values[0].toFixed(2)} beside ${worst.values[1].toFixed(2)} ${where}`;
}
