import type { EngineName } from "../driver.ts";
import type { Difference } from "./compare.ts";
import type { Theme, View } from "./page.ts";

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

/** The end of a description of paint that differs in less than a fifth of the region. */
const less = "(\\d|1\\d) %$";

/** Differences that are allowed, and why. */
const tolerations: Toleration[] = [
  ...(["firefox", "webkit"] as const).flatMap((engine) => [
    {
      engine,
      region: /> (img|svg)$/,
      says: new RegExp(`^paint .*: ${less}`),
      reason:
        "Hatches and fine lines of a drawing that fall between two rows of pixels, which engines smooth otherwise.",
    },
    {
      engine,
      region: /^#main > section:nth-of-type\(1\) > div > div:nth-of-type\(1\) > div:nth-of-type\(2\) >/,
      says: new RegExp(`^paint .*: ${less}`),
      reason: "The edges of the turned cards of the home page, whose pixels engines share out differently.",
    },
    {
      engine,
      region:
        /^#(community > div > details > ul|case-studies > div > div > figure|enterprise > .* > div|main > (header > div > nav|section:nth-of-type\(2\) > div > ol))\b/,
      says: /^paint .*: [12] %$/,
      reason: "The same of the other cards that are turned or hang on a line.",
    },
    {
      engine,
      region: /^#main > header .* > em$/,
      says: /^paint .*: \d %$/,
      reason: "The dots under words of a turned letter, which begin where its lines do.",
    },
    {
      engine,
      region: /table > .* > t[hd](:nth-of-type\(\d\))?$/,
      says: new RegExp(`^paint .*: ${less}`),
      reason: "The lines of a table, which stand between two rows of pixels.",
    },
    {
      engine,
      region: /^#main > header > .* > li:nth-of-type\(\d\) > span > span$/,
      says: /^paint .*: \d %$/,
      reason: "The edge of a mount in the open album, which stands between two rows of pixels.",
    },
    {
      engine,
      theme: "dark" as const,
      region: /> div(:nth-of-type\(\d\))?$/,
      says: /^paint .*: 1 %$/,
      reason: "The edge of a drawing's frame, which is turned or stands between two rows of pixels.",
    },
  ]),
  {
    engine: "firefox",
    region: /^#systems > .* > td$/,
    says: /^words /,
    reason: "A word that is hyphenated in one engine, and begins the next line in the other.",
  },
  {
    engine: "webkit",
    theme: "dark",
    region: /> img$/,
    says: /^paint /,
    reason:
      "A drawing by day where Chromium has the night: in WebKit an image follows the system's theme, not the site's.",
  },
  {
    engine: "webkit",
    region: /> code$/,
    says: /^words /,
    reason: "WebKitGTK gives the letters of a monospaced face a whole number of pixels.",
  },
  {
    engine: "webkit",
    region: /^#[\w-]+ > div > p(:nth-of-type\(1\))?$/,
    says: /^words /,
    reason: "Words that begin with a drop cap, which WebKit measures in the size of the others.",
  },
  {
    engine: "webkit",
    region: /^#(main > section:nth-of-type\(6\) > div > figure|grammar|menu > button.*)$/,
    says: /^paint .*: \d %$/,
    reason: "Lines a few pixels from their place, because the words around them take a line more or less.",
  },
  {
    engine: "webkit",
    region:
      /^#(cookies-1 > .* > t[hd]|review-platforms > .* > span:nth-of-type\(1\)|business-email > .* > img|(main > section:nth-of-type\(1\)|first-letter) > div > ol > li.*|plans-panel > .* > dl > div:nth-of-type\(\d\)|main > .* > article:nth-of-type\(\d\) > .* > img|main > div > form > div)$/,
    says: /^height \d+ beside \d+ px$/,
    reason: "What is beside it takes a line more or less, and all of a row are as high.",
  },
  {
    engine: "webkit",
    region: /^#main > .* > section:nth-of-type\(\d\) > .* > (img|svg)$/,
    says: /^height \d+ beside \d+ px$/,
    reason: "A channel's picture has the height that its words leave, which take a line more or less.",
  },
  {
    engine: "webkit",
    region: /^#(main > section:nth-of-type\(\d\)|seo|website-builder) > div( > div)?$/,
    says: /^paint .*: 1 %$/,
    reason: "Where the stripes of an airmail edge meet at its corner.",
  },
  {
    engine: "webkit",
    region: /^#main > section:nth-of-type\(1\) > (div > )?ol > li:nth-of-type\(\d\) > div$/,
    says: /^paint .*: 1 %$/,
    reason: "The dots of a border, of which WebKit fits in another number.",
  },
  {
    engine: "webkit",
    region: /^#before-you-buy > ul > li:nth-of-type\(\d+\)$/,
    says: /^\d+ px /,
    reason: "A list in two columns, of which the second begins an entry earlier or later.",
  },
  {
    engine: "webkit",
    region: /^#(small-business > div > div:nth-of-type\(1\)|sms-marketing > .* > div|whatsapp-marketing > div)$/,
    says: /^paint .*: \d %$/,
    reason: "The stripes of an awning and the edges of frames, whose places WebKit rounds to whole pixels.",
  },
  {
    engine: "webkit",
    region: /^#main > div > header > .* > nav > ul\b/,
    says: /^(height \d+ beside \d+ px|\d+ px aside of its place)$/,
    reason: "The links to the parts of the legal page take a line more.",
  },
  {
    engine: "webkit",
    theme: "dark",
    region: /fieldset.* > input$/,
    says: /^paint /,
    reason: "An empty box to tick is the engine's own, which tells a theme by another tone.",
  },
  {
    engine: "webkit",
    region: /^#demo-message$/,
    says: /^height 1\d\d beside \d+ px$/,
    reason: "Without field-sizing, which WebKit has from 26.2, a field keeps its rows instead of fitting its text.",
  },
];

export function isTolerated({ engine, theme }: View, { region, says }: Difference): boolean {
  return tolerations.some(
    (toleration) =>
      toleration.engine === engine &&
      (toleration.theme ?? theme) === theme &&
      toleration.region.test(region.path) &&
      toleration.says.test(says),
  );
}
