import pixelmatch from "pixelmatch";
import type { PNG } from "pngjs";
import type { Box, Region } from "./regions.ts";

/** A region in one engine's picture, its index, and the index of the region that each pixel shows. */
export interface Side {
  picture: PNG;
  owners: Int32Array;
  index: number;
  region: Region;
}

/** Pixels of a cell's side: small enough for a stripe or a slider's thumb, too large for the smoothing of edges to matter. */
const cellSize = 4;
/** Cells of a side of the windows in which differing cells are counted; fewer in one window are an edge with different smoothing. */
const windowSize = 16;
const fewestCells = 10;
/** Difference of two colors in pixelmatch's measure, where black and white differ by 1. */
const threshold = 0.13;
/** Pixels by which the insides of a region may be moved: all such shifts, the smallest first. */
const shifts = [0, -1, 1, -2, 2]
  .flatMap((y, _, steps) => steps.map((x) => ({ x, y })))
  .toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
/** Pixels to which a region's shadow extends around it. */
const shadowReach = 40;

/**
 * The index of the region that each pixel shows: the last in the list at that pixel, with fixed regions above others; else -1. Of
 * the region around it, a region has the pixels beside it as well, which engines share out differently, and those of its shadow.
 */
export function ownerMap({ width, height }: PNG, regions: Region[]): Int32Array {
  const owners = new Int32Array(width * height).fill(-1);
  const fill = (box: Box, index: number, ground?: number | null) => {
    for (let y = Math.max(0, box.y); y < Math.min(height, box.y + box.height); y++) {
      for (let x = Math.max(0, box.x); x < Math.min(width, box.x + box.width); x++) {
        if (ground === undefined || owners[y * width + x] === ground) owners[y * width + x] = index;
      }
    }
  };
  for (const isFixed of [false, true]) {
    for (const [index, { box, fixed, shadow, parent }] of regions.entries()) {
      if (fixed !== isFixed) continue;
      fill(pixelsOf(box, shadow ? shadowReach : 1), index, parent);
      fill(pixelsOf(box, 0), index);
    }
  }
  return owners;
}

/**
 * The first place where a region's own paint differs in two pictures. Each cell may be moved by a few pixels, and if the region's
 * sizes differ, by a line of text for example, from either end. An image with another scale is compared as a single cell.
 */
export function paintFault(here: Side, there: Side): { x: number; y: number; percent: number } | undefined {
  const [a, b] = [here, there].map(({ region }) => pixelsOf(region.box, region.shadow ? shadowReach : 0)) as [Box, Box];
  const [wider, higher] = [a.width - b.width, a.height - b.height];
  if (here.region.image && Math.max(Math.abs(wider), Math.abs(higher)) > 2) {
    const meanOf = (side: Side, box: Box) => cellsOf(side, box, 1e9, new Uint8Array(1)).colors;
    return pixelmatch(meanOf(here, a), meanOf(there, b), null, 1, 1) > 0 ? { x: 0, y: 0, percent: 100 } : undefined;
  }
  const size = { width: Math.min(a.width, b.width), height: Math.min(a.height, b.height) };
  const [columns, rows] = [cellsAlong(size.width, cellSize), cellsAlong(size.height, cellSize)];
  /** Cells that need no further comparison, since they are covered or match at one place. */
  const done = new Uint8Array(columns * rows);
  const cells = cellsOf(here, { ...a, ...size }, cellSize, done);
  for (const { covered } of [cells, cellsOf(there, { ...b, ...size }, cellSize, done)])
    done.set(done.map((isDone, cell) => isDone | Number(covered[cell])));
  const differing = Buffer.alloc(done.length * 4);
  const compareAt = (x: number, y: number) => {
    const other = cellsOf(there, { x: b.x + x, y: b.y + y, ...size }, cellSize, done);
    const ignoreMask = done.map((isDone, cell) => isDone | Number(other.covered[cell]));
    const options = { threshold, includeAA: true, diffMask: true, windowSize, ignoreMask };
    const count = pixelmatch(cells.colors, other.colors, differing.fill(0), columns, rows, options);
    done.set(done.map((isDone, cell) => isDone | Number(!other.covered[cell] && differing[cell * 4 + 3] === 0)));
    return count;
  };
  for (const right of new Set([0, -wider])) {
    for (const low of new Set([0, -higher])) {
      for (const { x, y } of shifts) {
        if (!done.includes(0)) return undefined;
        compareAt(right + x, low + y);
      }
    }
  }
  if (compareAt(0, 0) < fewestCells) return undefined;
  const first = done.indexOf(0);
  const percent = Math.ceil((100 * done.filter((isDone) => !isDone).length) / done.length);
  return { x: (first % columns) * cellSize, y: Math.floor(first / columns) * cellSize, percent };
}

/** The pixels that engines give a box: its edges are rounded, not its size. */
function pixelsOf({ x, y, width, height }: Box, reach: number): Box {
  const [left, top] = [Math.round(x) - reach, Math.round(y) - reach];
  return { x: left, y: top, width: Math.round(x + width) + reach - left, height: Math.round(y + height) + reach - top };
}

/** The last cell of a row or column has what is left over as well. */
const cellsAlong = (length: number, size: number): number => Math.max(1, Math.floor(length / size));

/** A picture of the mean colors of cells that are not done, and 1 for each of which the region shows less than half. */
function cellsOf({ picture, owners, index }: Side, box: Box, size: number, done: Uint8Array) {
  const columns = cellsAlong(box.width, size);
  const [colors, covered] = [new Uint8Array(done.length * 4), new Uint8Array(done.length)];
  for (let cell = 0; cell < done.length; cell++) {
    if (done[cell]) continue;
    const x = box.x + (cell % columns) * size;
    const y = box.y + Math.floor(cell / columns) * size;
    const right = (cell + 1) % columns === 0 ? box.x + box.width : x + size;
    const bottom = cell + columns >= done.length ? box.y + box.height : y + size;
    let [red, green, blue, count] = [0, 0, 0, 0];
    for (let row = Math.max(0, y); row < Math.min(bottom, picture.height); row++) {
      for (let column = Math.max(0, x); column < Math.min(right, picture.width); column++) {
        const pixel = row * picture.width + column;
        if (owners[pixel] !== index) continue;
        red += picture.data[pixel * 4] as number;
        green += picture.data[pixel * 4 + 1] as number;
        blue += picture.data[pixel * 4 + 2] as number;
        count++;
      }
    }
    colors.set([red / count, green / count, blue / count, 255], cell * 4);
    covered[cell] = Number(count < ((right - x) * (bottom - y)) / 2);
  }
  return { colors, covered };
}
