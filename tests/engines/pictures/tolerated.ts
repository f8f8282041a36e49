import type { EngineName } from "../driver.ts";
import type { Difference } from "./compare.ts";
import type { Theme } from "./page.ts";

interface Toleration {
  engine: EngineName;
  /** Both themes if none is given. */
  theme?: Theme;
  /** Matches part of the region's selector. */
  region: RegExp;
  /** Matches part of the difference's description. */
  says: RegExp;
  reason: string;
}

/** Differences that are allowed, and why. */
const tolerations: Toleration[] = [
  {
    engine: "firefox",
    region: /> img$/,
    says: /^(contrast|lightness) .* × 8 px/,
    reason:
      "Hatches and fine lines of a drawing that fall between two rows of pixels, where Firefox smooths them otherwise.",
  },
  {
    engine: "webkit",
    region: /> img$/,
    says: /^(contrast|lightness .* × 8 px)/,
    reason: "Hatches and fine lines of a drawing in an image, which WebKit draws on whole pixels.",
  },
  {
    engine: "webkit",
    region: /article:nth-of-type\(\d+\) > (div:nth-of-type\(2\) > header|div:nth-of-type\(1\) > div > div)$/,
    says: /^contrast /,
    reason: "The same of a case study's stamp, which lies behind its heading's box or is turned.",
  },
  {
    engine: "webkit",
    region: /^#(bundle|seo-kol|gdpr|refund|help-center > .* > a)$/,
    says: /^contrast 0\.06 beside 0\.00 .* × [89] px$/,
    reason: "The line between two questions stands between two rows of pixels, and WebKit shares it between them.",
  },
  {
    engine: "webkit",
    region: /^#main > div$/,
    says: /^lightness 0\.9\d beside 0\.8\d at 49, \d+ on 349 × 8 px/,
    reason: "The edge of the shadow below a sheet of the legal page, whose text takes other lines.",
  },
  {
    engine: "webkit",
    region: /fieldset.* > label:nth-of-type\(\d\) > input$/,
    says: /^(contrast 0\.08 beside 0\.00|lightness 0\.17 beside 0\.35) at 0, 0 on 20 × 20 px$/,
    reason: "An empty box to tick is the engine's own, which tells a theme by another tone.",
  },
  {
    engine: "webkit",
    region: /^#cookies-1 > .* > th$/,
    says: /^height \d+ beside \d+ px$/,
    reason: "A cell beside it takes a line more or less.",
  },
  {
    engine: "webkit",
    region: /^#demo-message$/,
    says: /^height 1\d\d beside \d+ px$/,
    reason: "Without field-sizing, which WebKit has from 26.2, a field keeps its rows instead of fitting its text.",
  },
  {
    engine: "webkit",
    region: /^#review-platforms > .* > span:nth-of-type\(1\) > span:nth-of-type\(1\)$/,
    says: /^height 124 beside 111 px$/,
    reason: "The name of the stamp between them takes a line more, and the three fill their row.",
  },
  {
    engine: "webkit",
    theme: "dark",
    region: /> img$/,
    says: /^(lightness|blue to yellow|green to red) /,
    reason:
      "A drawing by day where Chromium has the night: in WebKit an image follows the system's theme, not the site's.",
  },
  {
    engine: "webkit",
    region: /^#business-email > .* > img$/,
    says: /^height 332 beside 302 px$/,
    reason: "The words beside the picture take a line more, and it is as high as they are.",
  },
  {
    engine: "webkit",
    region: /^#main > section:nth-of-type\(1\) > div > ol > li:nth-of-type\(\d\)$/,
    says: /^height 269 beside 298 px$/,
    reason: "One of the items in the row takes a line less, and all are as high as it is.",
  },
  {
    engine: "webkit",
    region: /^#first-letter > div > ol > li:nth-of-type\(\d\)$/,
    says: /^height 117 beside 96 px$/,
    reason: "One of the steps in the row takes a line more, and all are as high as it is.",
  },
  ...(["firefox", "webkit"] as const).map((engine) => ({
    engine,
    region: /^#main > header > .* > li:nth-of-type\(\d\) > span:nth-of-type\(1\)$/,
    says: /^contrast 0\.00 beside 0\.[23]\d at 8, 0 on 72 × 8 px$/,
    reason:
      "The upper edge of a mount in the open album stands between two rows of pixels, which engines share out differently.",
  })),
];

export function isTolerated(engine: EngineName, theme: Theme, { region, says }: Difference): boolean {
  return tolerations.some(
    (toleration) =>
      toleration.engine === engine &&
      (toleration.theme ?? theme) === theme &&
      toleration.region.test(region.path) &&
      toleration.says.test(says),
  );
}
