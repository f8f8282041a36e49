import { readFileSync } from "node:fs";
import { join } from "node:path";
import { geoGraticule10, geoNaturalEarth1, geoPath, type GeoContext } from "d3-geo";
import { feature } from "topojson-client";
import type { Topology } from "topojson-specification";
import { routes, type TownId, towns } from "../../content/towns.ts";
import { optimise } from "./drawing.ts";
import { colours } from "./palette.ts";
import { round } from "./shapes.ts";

// Natural Earth's coast (public domain) from world-atlas, in Natural Earth's own projection, which is pseudocylindrical: each row of
// the engraving is a parallel, and each town is at its real place.
const width = 720;
const height = 330;
const rowGap = 3.6;
/** Segments shorter than this are rocks; gaps narrower than this are rivers. In map units. */
const shortest = 0.9;
const narrowest = 0.7;

const projection = geoNaturalEarth1()
  .rotate([-11, 0])
  .scale(133)
  .translate([width / 2 - 6, height / 2 + 30]);

type Ring = [x: number, y: number][];

/** The world as one SVG file for `<use>`: `#land` in rows, `#net` of meridians and `#routes`. */
export function worldMap(): string {
  const box = `viewBox="0 0 ${width} ${height}"`;
  return optimise(
    `<svg xmlns="http://www.w3.org/2000/svg">
    <symbol id="land" ${box}><path ${strokes()} stroke-width="1.5" d="${engraveRows(coast())}"/></symbol>
    <symbol id="net" ${box}><path ${strokes()} stroke-width=".6" d="${netPath()}"/></symbol>
    <symbol id="routes" ${box}>${routePaths()}</symbol>
    </svg>`,
    ["land", "net", "routes"],
  );
}

const pinned = ["london", "lima", "lagos", "mumbai", "osaka", "sydney"] as const;

/** The world for `<img>` on the rose card: unlike `<use>`, `<img>` can load only once it is near the screen. */
export function worldCard(): string {
  const { land, route, rose, signal, landByNight, routeByNight, roseByNight } = colours;
  const night = `.land{stroke:${landByNight}}.route{stroke:${routeByNight}}.pin{stroke:${roseByNight}}`;
  const pins = pinned.map((id) => {
    const [x, y] = place(towns[id].longitude, towns[id].latitude);
    return `<circle cx="${round(x)}" cy="${round(y)}" r="4"/>`;
  });
  return optimise(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <style>@media(prefers-color-scheme:dark){${night}}</style>
    <path class="land" ${strokes(land)} stroke-width="1.5" d="${engraveRows(coast())}"/>
    <g class="route" stroke="${route}" stroke-dasharray=".1 5">${routePaths("")}</g>
    <g class="pin" fill="${signal}" stroke="${rose}" stroke-width="2">${pins.join("")}</g>
    </svg>`,
  );
}

function strokes(colour = "currentColor"): string {
  return `fill="none" stroke="${colour}"`;
}

/** The coordinates of each town, and so of each route's ends, as a module for the page that labels them. */
export function mapPlaces(): string {
  const rows = Object.entries(towns).map(([id, { longitude, latitude }]) => {
    const [x, y] = place(longitude, latitude);
    return `  ${id}: { x: ${round(x)}, y: ${round(y)} },`;
  });
  return `// Written by scripts/draw: content/towns.ts in the projection of world.svg.
export const mapSize = { width: ${width}, height: ${height} };

export const places = {
${rows.join("\n")}
};
`;
}

function coast(): Ring[] {
  const atlas = join(import.meta.dirname, "../../node_modules/world-atlas/land-110m.json");
  const topology: Topology = JSON.parse(readFileSync(atlas, "utf8"));
  const land = topology.objects.land;
  if (!land) throw new Error("The atlas holds no land.");
  const rings: Ring[] = [];
  const collector: GeoContext = {
    beginPath: () => undefined,
    moveTo: (x, y) => rings.push([[x, y]]),
    lineTo: (x, y) => rings.at(-1)?.push([x, y]),
    arc: () => undefined,
    closePath: () => undefined,
  };
  geoPath(projection, collector)(feature(topology, land));
  return rings;
}

/** Horizontal strokes where a row crosses land, by the even-odd rule. */
function engraveRows(rings: Ring[]): string {
  let path = "";
  for (let y = rowGap; y < height; y += rowGap) {
    const strokes = joinNear(crossings(rings, y));
    let pen: number | undefined;
    for (const [from, to] of strokes) {
      if (to - from < shortest) continue;
      path += pen === undefined ? `M${round(from)} ${round(y)}` : `m${round(from - pen)} 0`;
      path += `h${round(to - from)}`;
      pen = to;
    }
  }
  return path;
}

function crossings(rings: Ring[], y: number): number[] {
  const found: number[] = [];
  for (const ring of rings) {
    ring.forEach(([x1, y1], index) => {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
      if (y1 > y !== y2 > y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
    });
  }
  return found.sort((a, b) => a - b);
}

function joinNear(points: number[]): [number, number][] {
  const strokes: [number, number][] = [];
  for (let index = 0; index + 1 < points.length; index += 2) {
    const from = Math.max(0, points[index] ?? 0);
    const to = Math.min(width, points[index + 1] ?? 0);
    const last = strokes.at(-1);
    if (last && from - last[1] < narrowest) last[1] = to;
    else strokes.push([from, to]);
  }
  return strokes;
}

/** The shortest routes between the towns: great circles. */
function routePaths(stroke = 'stroke="currentColor"'): string {
  const path = geoPath(projection).digits(1);
  const point = (id: TownId): [number, number] => [towns[id].longitude, towns[id].latitude];
  return routes
    .map(([from, to]) => path({ type: "LineString", coordinates: [point(from), point(to)] }))
    .map((data) => `<path fill="none" ${stroke} stroke-width="1.6" stroke-linecap="round" d="${data}"/>`)
    .join("");
}

function netPath(): string {
  return geoPath(projection).digits(1)(geoGraticule10()) ?? "";
}

function place(longitude: number, latitude: number): [number, number] {
  const point = projection([longitude, latitude]);
  if (!point) throw new Error(`${latitude}, ${longitude} is not on the map.`);
  return point;
}
