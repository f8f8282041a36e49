/** The ten stamp inks, in OKLCH as in app/styles/tokens.css: lightness, chroma, hue. They are the same by day and by night. */
export const inks = {
  email: [0.557, 0.2, 31],
  sms: [0.45, 0.165, 266],
  whatsapp: [0.49, 0.115, 156],
  social: [0.53, 0.195, 5],
  ads: [0.535, 0.125, 62],
  seo: [0.49, 0.085, 208],
  kol: [0.43, 0.15, 325],
  bizmail: [0.38, 0.085, 245],
  web: [0.5, 0.105, 122],
  crm: [0.41, 0.085, 45],
} as const satisfies Record<string, Oklch>;

export type Ink = keyof typeof inks;

type Oklch = readonly [lightness: number, chroma: number, hue: number];

export const colours = {
  /** Between the stamp paper of day and of night, so that one file serves both. */
  paper: hex([0.985, 0.007, 96]),
  dark: hex([0.255, 0.042, 215]),
  sun: hex([0.84, 0.15, 78]),
  moon: hex([0.9, 0.06, 95]),
  /** A lit window by night. */
  lamp: hex([0.86, 0.14, 84]),
  /** Iron on the page's own background, visible by day and by night. */
  iron: hex([0.62, 0.03, 215]),
  /** A white wall, or a cloud, by moonlight. */
  wallByNight: hex([0.7, 0.03, 240]),
  kerbByNight: hex([0.36, 0.035, 225]),
  /** Houses in the haze, and sunbeams, against the sky of the page by day and by night. */
  far: hex([0.85, 0.035, 222]),
  farByNight: hex([0.28, 0.045, 235]),
  beam: hex([0.83, 0.045, 222]),
  beamByNight: hex([0.33, 0.045, 235]),
  signal: hex([0.575, 0.205, 31]),
  /** The map on the rose card of the home page. */
  land: hex([0.557, 0.03, 225]),
  landByNight: hex([0.644, 0.02, 56]),
  route: hex([0.535, 0.195, 31]),
  routeByNight: hex([0.86, 0.14, 84]),
  rose: hex([0.925, 0.027, 32]),
  roseByNight: hex([0.275, 0.028, 8]),
};

/** The ink as a hexadecimal sRGB color, which every SVG reader understands. */
export function inkColour(ink: Ink): string {
  return hex(inks[ink]);
}

/** OKLCH to sRGB by Björn Ottosson's matrices (bottosson.github.io/posts/oklab), clipped to the gamut. */
export function hex([lightness, chroma, hue]: Oklch): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map((channel) => toByte(channel).toString(16).padStart(2, "0")).join("")}`;
}

function toByte(linear: number): number {
  const clipped = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055));
}
