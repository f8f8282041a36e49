import pixelmatch from "pixelmatch";
import type { PNG } from "pngjs";
import type { Box, Region } from "./regions.ts";

/** A region in one engine's picture. */
export interface Side {
  picture: PNG;
  /** The index of the region that each pixel shows. */
  owners: Int32Array;
  /** The region's index in the picture's list. */
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
/** Pixels by which the insides of a region may be moved. */
const farthestShift = 2;
/** Pixels to which a region's shadow extends around it. */
const shadowReach = 40;

/** All shifts, the smallest first. */
const steps = Array.from({ length: 2 * farthestShift + 1 }, (_, step) => step - farthestShift);
const shifts = steps
  .flatMap((y) => steps.map((x) => ({ x, y })))
  .toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));

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
  if (here.region.image && Math.max(Math.abs(wider), Math.abs(higher)) > farthestShift) {
    const meanOf = (side: Side, box: Box) => cellsOf(side, box, 1e9, new Uint8Array(1)).colors;
    return pixelmatch(meanOf(here, a), meanOf(there, b), null, 1, 1) > 0 ? { x: 0, y: 0, percent: 100 } : undefined;
  }
  const size = { width: Math.min(a.width, b.width), height: Math.min(a.height, b.height) };
  const [columns, rows] = [size.width, size.height].map((length) => cellsAlong(length, cellSize)) as [number, number];
  /** Cells that need no further comparison, since they are covered or match at one place. */
  const done = new Uint8Array(columns * rows);
  const coverToo = ({ covered }: Cells) => done.set(done.map((isDone, cell) => isDone | (covered[cell] as number)));
  const cells = cellsOf(here, { ...a, ...size }, cellSize, done);
  coverToo(cells);
  const differing = Buffer.alloc(columns * rows * 4);
  const compareAt = (x: number, y: number) => {
    const other = cellsOf(there, { x: b.x + x, y: b.y + y, ...size }, cellSize, done);
    if (x === 0 && y === 0) coverToo(other);
    const count = pixelmatch(cells.colors, other.colors, differing.fill(0), columns, rows, {
      threshold,
      includeAA: true,
      diffMask: true,
      windowSize,
      ignoreMask: done.map((isDone, cell) => isDone | (other.covered[cell] as number)),
    });
    for (let cell = 0; cell < done.length; cell++) {
      if (!other.covered[cell] && differing[cell * 4 + 3] === 0) done[cell] = 1;
    }
    return count;
  };
  for (const right of new Set([0, -wider])) {
    for (const low of new Set([0, -higher])) {
      for (const { x, y } of shifts) {
        compareAt(right + x, low + y);
        if (!done.includes(0)) return undefined;
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
  const [left, top] = [Math.round(x), Math.round(y)];
  return {
    x: left - reach,
    y: top - reach,
    width: Math.round(x + width) - left + 2 * reach,
    height: Math.round(y + height) - top + 2 * reach,
  };
}

/** A picture of the mean colors of cells, for pixelmatch. */
interface Cells {
  /** Four bytes a cell. */
  colors: Uint8Array;
  /** 1 for a cell of which the region shows less than half. */
  covered: Uint8Array;
}

/** The last cell of a row or column has what is left over as well. */
const cellsAlong = (length: number, size: number): number => Math.max(1, Math.floor(length / size));

/** @param done cells that are left out */
function cellsOf(
  { picture, owners, index }: Side,
  { x: left, y: top, width, height }: Box,
  size: number,
  done: Uint8Array,
): Cells {
  const columns = cellsAlong(width, size);
  const cells = { colors: new Uint8Array(done.length * 4), covered: new Uint8Array(done.length) };
  for (let cell = 0; cell < done.length; cell++) {
    if (done[cell]) continue;
    const x = left + (cell % columns) * size;
    const y = top + Math.floor(cell / columns) * size;
    const right = (cell + 1) % columns === 0 ? left + width : x + size;
    const bottom = cell + columns >= done.length ? top + height : y + size;
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
    cells.colors.set([red / count, green / count, blue / count, 255], cell * 4);
    cells.covered[cell] = Number(count < ((right - x) * (bottom - y)) / 2);
  }
  return cells;
}
