import { optimize } from "svgo";
import { colours, type Ink, inkColour } from "./palette.ts";

export interface Drawing {
  width: number;
  height: number;
  /** What `class="ink"` paints. */
  ink: Ink;
  /** Fills the whole sheet with the ink first. */
  ground?: boolean;
  /** Width of `dark-line` and `white-line` strokes where the art gives none. */
  line?: number;
  /** SVG markup with the classes of `styleOf` and the hatches of `hatches`. */
  art: string;
}

/** A drawing with lines two units wide, by default in the ratio 4:3 that most have. */
export function sheet(ink: Ink, art: string, width = 240, height = 180): Drawing {
  return { width, height, ink, line: 2, art };
}

const fine = `fill="none" stroke="${colours.paper}" stroke-width=".7" opacity=".55"`;
const round = 'stroke-linecap="round" stroke-linejoin="round"';

/** The strokes and fills as presentation attributes: a policy without inline styles does not block those. */
function styleOf(name: string, drawing: Drawing): string {
  const line = drawing.line ?? 1.6;
  switch (name) {
    case "paper":
      return `fill="${colours.paper}"`;
    case "ink":
      return `fill="${inkColour(drawing.ink)}"`;
    case "dark":
      return `fill="${colours.dark}"`;
    case "brass":
      return `fill="${colours.sun}"`;
    case "iron":
      return `fill="${colours.iron}"`;
    case "kerb":
      return `class="kerb" fill="${colours.dark}"`;
    case "far":
      return `class="far" fill="${colours.far}"`;
    case "beam":
      return `class="beam" fill="none" stroke="${colours.beam}"`;
    case "sun":
      return `class="sun" fill="${colours.sun}"`;
    case "sun-line":
      return `class="sun-line" fill="none" stroke="${colours.sun}" ${round}`;
    case "wall":
      return `class="wall" fill="${colours.paper}"`;
    case "window":
      return `class="window" fill="${inkColour(drawing.ink)}"`;
    case "night-beam":
      return 'class="night-beam" fill="none"';
    case "route":
      return `class="route" fill="none" stroke="${colours.paper}" stroke-width="2.2" stroke-dasharray=".1 8" ${round}`;
    case "white-line":
      return `fill="none" stroke="${colours.paper}" stroke-width="${line}" ${round}`;
    case "dark-line":
      return `fill="none" stroke="${colours.dark}" stroke-width="${line * 0.88}" ${round}`;
    case "ink-line":
      return `fill="none" stroke="${inkColour(drawing.ink)}" stroke-width="${line}" ${round}`;
    case "cut":
      return `fill="${colours.paper}" stroke="${inkColour(drawing.ink)}" stroke-width="2"`;
    case "fine":
      return fine;
    default:
      throw new Error(`No drawing style is called "${name}".`);
  }
}

// Where the page is dark a sun becomes a moon. An image follows the `color-scheme` of the element that shows it, but in WebKit the
// system's, so everything must be visible with and without these rules.
const night = {
  sun: `fill:${colours.moon}`,
  "sun-line": `stroke:${colours.moon}`,
  wall: `fill:${colours.wallByNight}`,
  // Lamps are lit behind the windows, and along the lark's way.
  window: `fill:${colours.lamp}`,
  "night-beam": `fill:${colours.lamp}`,
  route: `stroke:${colours.lamp}`,
  kerb: `fill:${colours.kerbByNight}`,
  far: `fill:${colours.farByNight}`,
  beam: `stroke:${colours.beamByNight}`,
};

function nightStyle(art: string): string {
  const rules = Object.entries(night).filter(([name]) => art.includes(`class="${name}"`));
  if (rules.length === 0) return "";
  return `<style>@media(prefers-color-scheme:dark){${rules.map(([name, rule]) => `.${name}{${rule}}`).join("")}}</style>`;
}

const hatches: Record<string, string> = {
  "white-across": line("white-across", 3, 3, "M-1 1.5h5", `stroke="${colours.paper}"`),
  "white-slant": line("white-slant", 2.6, 2.6, "M-1 1.3h5", `stroke="${colours.paper}"`, "rotate(-45)"),
  "dark-across": line("dark-across", 3, 2.6, "M-1 1.3h5", `stroke="${colours.dark}" stroke-width=".9"`),
  "dark-slant": line("dark-slant", 2.6, 2.6, "M-1 1.3h5", `stroke="${colours.dark}" stroke-width=".9"`, "rotate(-45)"),
  waves: line("waves", 16, 6, "M-16 3q4-4 8 0t8 0 8 0 8 0 8 0 8 0", `fill="none" stroke="${colours.paper}"`),
  dots: `<pattern id="dots" width="5" height="5" patternUnits="userSpaceOnUse"><circle cx="2.5" cy="2.5" r=".75" fill="${colours.paper}"/></pattern>`,
};

function line(id: string, width: number, height: number, path: string, stroke: string, transform?: string): string {
  const turn = transform ? ` patternTransform="${transform}"` : "";
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn}><path d="${path}" ${stroke}/></pattern>`;
}

/** Replaces each class by its attributes; an attribute written on the element wins over its class. */
function applyStyles(art: string, drawing: Drawing): string {
  return art.replace(/<([a-z]+)([^>]*?) class="([a-z -]+)"([^>]*?)(\/?)>/g, (_, tag, before, names, after, end) => {
    const own = `${before}${after}`;
    const styles = String(names)
      .split(" ")
      .map((name) => styleOf(name, drawing))
      .join(" ");
    const kept = styles.replace(/([a-z-]+)="[^"]*"\s?/g, (attribute, key) =>
      new RegExp(`\\s${key}=`).test(own) ? "" : attribute,
    );
    return `<${tag} ${kept.trim()}${own}${end}>`;
  });
}

/** A standalone, optimized SVG file for `<img>`, with its own colors and hatches. */
export function compose(drawing: Drawing): string {
  const { width, height } = drawing;
  const ground = drawing.ground === false ? "" : `<path class="ink" d="M0 0h${width}v${height}H0z"/>`;
  const art = applyStyles(ground + drawing.art, drawing);
  const used = Object.entries(hatches).filter(([id]) => art.includes(`url(#${id})`));
  const definitions = used.length > 0 ? `<defs>${used.map(([, pattern]) => pattern).join("")}</defs>` : "";
  return optimise(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${nightStyle(art)}${definitions}${art}</svg>`,
  );
}

/** svgo's defaults at one decimal; ids named in `keep` survive for `<use>`. */
export function optimise(svg: string, keep: string[] = []): string {
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    js2svg: { finalNewline: true },
    plugins: [
      {
        name: "preset-default",
        params: {
          overrides: {
            cleanupIds: { preserve: keep },
            inlineStyles: false,
            removeHiddenElems: keep.length === 0 ? {} : false,
            convertTransform: { floatPrecision: 3 },
          },
        },
      },
    ],
  });
  return data;
}
