import type { Box, Picture } from "./picture.ts";
import type { Region } from "./regions.ts";

/** A region in one engine's picture. */
export interface Side {
  picture: Picture;
  owners: Int32Array;
  /** The region's index in the picture's list. */
  index: number;
  box: Box;
  /** Whether the browser draws the region, with parts as small as a slider's thumb. */
  control: boolean;
  /** Whether it is an image, whose insides are scaled or cropped to its box. */
  image: boolean;
}

/** The boxes of an inner region in both pictures. What the outer region paints around it, such as its shadow, moves with it. */
export interface Inner {
  here: Box;
  there: Box;
}

/** The mean color of a patch, and the root mean square distance of its pixels from it. */
interface Patch {
  mean: [number, number, number];
  contrast: number;
}

/** Cells beside one another that differ. */
export interface CellFault {
  /** Within the region. */
  box: Box;
  here: Patch;
  there: Patch;
}

/** Distances in OKLab, where 0.02 is just visible. */
const meanTolerance = 0.07;
const contrastTolerance = 0.06;
/** The tolerance for fine lines with different smoothing: they keep about half of their contrast. */
const smoothedTolerance = 0.11;
const contrastFactor = 2.2;
/** Fewer adjacent cells than this are an edge with different smoothing. */
const fewestCells = 6;
/** Pixels by which the insides of a region may be moved. */
const farthestShift = 3;
/** Pixels to which a region's shadow extends around it. */
const shadowReach = 40;

/** The index of the region that each pixel shows: the last in the list at that pixel, with fixed regions above others; else -1. */
export function ownerMap({ width, height }: Picture, regions: Region[]): Int32Array {
  const owners = new Int32Array(width * height).fill(-1);
  const fill = ({ box }: Region, index: number) => {
    const left = Math.max(0, Math.floor(box.x));
    const right = Math.min(width, Math.ceil(box.x + box.width));
    const bottom = Math.min(height, Math.ceil(box.y + box.height));
    for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y++)
      owners.fill(index, y * width + left, y * width + right);
  };
  for (const isFixed of [false, true]) {
    regions.forEach((region, index) => {
      if (region.fixed === isFixed) fill(region, index);
    });
  }
  return owners;
}

/**
 * Compares what a region itself paints in cells of 4 or 8 px, by mean color and contrast: fine enough for a slider's thumb or a
 * stripe, too coarse for the smoothing of edges. The insides may be shifted by a few pixels, and what is beside an inner region
 * may be shifted as far as that region. For an image with a different scale, only the mean color and contrast are compared.
 */
export function ownPaintFaults(here: Side, there: Side, inner: readonly Inner[] = []): CellFault[] {
  if (here.image && isScaled(here.box, there.box)) return wholeFaults(here, there);
  const width = Math.round(Math.min(here.box.width, there.box.width));
  const height = Math.round(Math.min(here.box.height, there.box.height));
  const size = here.control || Math.min(width, height) < 32 ? 4 : 8;
  const columns = Math.max(1, Math.floor(width / size));
  const rows = Math.max(1, Math.floor(height / size));
  const cellAt = (column: number, row: number, columnsOfIt: number, rowsOfIt: number): Box => {
    const x = Math.round((column * width) / columns);
    const y = Math.round((row * height) / rows);
    return {
      x,
      y,
      width: Math.round(((column + columnsOfIt) * width) / columns) - x,
      height: Math.round(((row + rowsOfIt) * height) / rows) - y,
    };
  };
  const failing = new Map<number, { here: Patch; there: Patch }>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const fault = cellFault(here, there, cellAt(column, row, 1, 1), { width, height }, inner);
      if (fault) failing.set(row * columns + column, fault);
    }
  }
  return clusters(failing, columns).map((cells) => {
    const xs = cells.map((cell) => cell % columns);
    const ys = cells.map((cell) => Math.floor(cell / columns));
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const worst = cells
      .map((cell) => failing.get(cell) as { here: Patch; there: Patch })
      .reduce((most, pair) => (apart(pair) > apart(most) ? pair : most));
    return {
      box: cellAt(left, top, Math.max(...xs) - left + 1, Math.max(...ys) - top + 1),
      ...worst,
    };
  });
}

function isScaled(here: Box, there: Box): boolean {
  return Math.abs(here.width - there.width) > farthestShift || Math.abs(here.height - there.height) > farthestShift;
}

function wholeFaults(here: Side, there: Side): CellFault[] {
  const whole = (side: Side) => {
    const { x, y, width, height } = side.box;
    const pixels: number[] = [];
    for (let down = 0; down < height; down++) {
      for (let across = 0; across < width; across++) {
        const index = pixel(side, Math.round(x) + across, Math.round(y) + down);
        if (index >= 0) pixels.push(index);
      }
    }
    return pixels.length > 0 ? patch(side.picture, pixels) : undefined;
  };
  const pair = { here: whole(here), there: whole(there) };
  if (!pair.here || !pair.there) return [];
  const patches = { here: pair.here, there: pair.there };
  const { width, height } = here.box;
  return apart(patches) > 1
    ? [{ box: { x: 0, y: 0, width: Math.round(width), height: Math.round(height) }, ...patches }]
    : [];
}

/** The closest match of a cell in the reference, if it is not close enough to pass. */
function cellFault(
  here: Side,
  there: Side,
  cell: Box,
  common: { width: number; height: number },
  inner: readonly Inner[],
): { here: Patch; there: Patch } | undefined {
  const reach = Math.min(farthestShift, Math.floor(cell.width / 2), Math.floor(cell.height / 2));
  let closest = undefined as { here: Patch; there: Patch } | undefined;
  const isAsWide = Math.round(here.box.width) === Math.round(there.box.width);
  const isAsHigh = Math.round(here.box.height) === Math.round(there.box.height);
  // If the sizes differ, for example by a line of text, a cell's place is measured from both ends.
  const corners = (isAsWide ? [0] : [0, 1]).flatMap((right) =>
    (isAsHigh ? [0] : [0, 1]).map((low) => ({ right, low })),
  );
  const places = corners.map(({ right, low }) => {
    const corner = ({ box }: Side) => ({
      x: Math.round(box.x) + cell.x + right * (Math.round(box.width) - common.width),
      y: Math.round(box.y) + cell.y + low * (Math.round(box.height) - common.height),
    });
    return { from: corner(here), to: corner(there) };
  });
  const isCloseAt = ({ from, to }: Places) =>
    (shifts[reach] ?? []).some(({ x, y }) => {
      const pair = patches(here, from, there, { x: to.x + x, y: to.y + y }, cell);
      if (!pair) return false;
      if (!closest || apart(pair) < apart(closest)) closest = pair;
      return apart(pair) <= 1;
    });
  if (places.some(isCloseAt) || !closest) return undefined;
  return movedPlaces((places[0] as Places).from, cell, inner).some(isCloseAt) ? undefined : closest;
}

/** The places of a cell in the reference if it moved with an inner region near it, measured from that region's top or bottom. */
function movedPlaces(from: Point, cell: Box, inner: readonly Inner[]): Places[] {
  return inner
    .filter(
      ({ here }) =>
        from.x < here.x + here.width + shadowReach &&
        from.x + cell.width > here.x - shadowReach &&
        from.y < here.y + here.height + shadowReach &&
        from.y + cell.height > here.y - shadowReach,
    )
    .flatMap(({ here, there }) =>
      [0, 1].map((low) => ({
        from,
        to: {
          x: Math.round(from.x + there.x - here.x),
          y: Math.round(from.y + there.y - here.y + low * (there.height - here.height)),
        },
      })),
    );
}

/** All shifts up to a number of pixels, the smallest first; the index is that number. */
const shifts = Array.from({ length: farthestShift + 1 }, (_, reach) => {
  const steps = Array.from({ length: 2 * reach + 1 }, (_, step) => step - reach);
  const all = steps.flatMap((y) => steps.map((x) => ({ x, y })));
  return all.toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
});

/** The difference of two patches as a multiple of the tolerance: up to 1 passes. */
function apart({ here, there }: { here: Patch; there: Patch }): number {
  const distance = Math.hypot(...here.mean.map((value, channel) => value - (there.mean[channel] ?? 0)));
  const [flat, rich] = [here.contrast, there.contrast].toSorted((a, b) => a - b) as [number, number];
  const contrast = (rich - flat) / (rich > flat * contrastFactor ? contrastTolerance : smoothedTolerance);
  return Math.max(distance / meanTolerance, contrast);
}

interface Point {
  x: number;
  y: number;
}

/** Where a cell begins in either picture. */
interface Places {
  from: Point;
  to: Point;
}

/** A cell's patches in both pictures, from the pixels that show the region in both; undefined if most of the cell is covered. */
function patches(
  here: Side,
  from: Point,
  there: Side,
  to: Point,
  cell: Box,
): { here: Patch; there: Patch } | undefined {
  const pixelsHere: number[] = [];
  const pixelsThere: number[] = [];
  for (let y = 0; y < cell.height; y++) {
    for (let x = 0; x < cell.width; x++) {
      const pixelHere = pixel(here, from.x + x, from.y + y);
      if (pixelHere < 0) continue;
      const pixelThere = pixel(there, to.x + x, to.y + y);
      if (pixelThere < 0) continue;
      pixelsHere.push(pixelHere);
      pixelsThere.push(pixelThere);
    }
  }
  if (pixelsHere.length < (cell.width * cell.height) / 2) return undefined;
  return { here: patch(here.picture, pixelsHere), there: patch(there.picture, pixelsThere) };
}

/** The index of a pixel that shows the side's region, or -1. */
function pixel({ picture: { width, height }, owners, index }: Side, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= width || y >= height) return -1;
  return owners[y * width + x] === index ? y * width + x : -1;
}

function patch({ lab }: Picture, pixels: number[]): Patch {
  let [l, a, b, squares] = [0, 0, 0, 0];
  for (const index of pixels) {
    const pixelL = lab[index * 3] as number;
    const pixelA = lab[index * 3 + 1] as number;
    const pixelB = lab[index * 3 + 2] as number;
    l += pixelL;
    a += pixelA;
    b += pixelB;
    squares += pixelL * pixelL + pixelA * pixelA + pixelB * pixelB;
  }
  const mean: [number, number, number] = [l / pixels.length, a / pixels.length, b / pixels.length];
  const variance = squares / pixels.length - mean.reduce((sum, value) => sum + value * value, 0);
  return { mean, contrast: Math.sqrt(Math.max(0, variance)) };
}

/** Groups of cells that touch or have one cell between them, as the bars of a stripe can. Small groups are left out. */
function clusters(failing: ReadonlyMap<number, unknown>, columns: number): number[][] {
  const left = new Set(failing.keys());
  const groups: number[][] = [];
  for (const first of failing.keys()) {
    if (!left.delete(first)) continue;
    const group = [first];
    // The loop adds cells to the group that it iterates over.
    for (const cell of group) {
      for (let down = -2; down <= 2; down++) {
        for (let across = -2; across <= 2; across++) {
          const column = (cell % columns) + across;
          const neighbour = cell + down * columns + across;
          if (column >= 0 && column < columns && left.delete(neighbour)) group.push(neighbour);
        }
      }
    }
    groups.push(group);
  }
  return groups.filter(({ length }) => length >= fewestCells);
}
