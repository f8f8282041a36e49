import type { EngineName } from "../driver.ts";
import type { Difference } from "./compare.ts";
import type { View } from "./page.ts";

type Toleration = readonly [
  engine: Exclude<EngineName, "chromium"> | "both",
  /** Matches part of the region's selector. */
  region: RegExp,
  /** Matches part of the difference's description. */
  says: RegExp,
  reason: string,
  theme?: "dark",
];

/** Paint that differs in less than a fifth of the region. */
const less = /^paint .*: (\d|1\d) %$/;

/** Differences that are allowed, and why. */
// biome-ignore format: one line for each
const tolerations: readonly Toleration[] = [
  ["both", /> (img|svg)$/, less, "Hatches and fine lines of a drawing that fall between two rows of pixels, which engines smooth otherwise."],
  ["both", /^#main > section:nth-of-type\(1\) > div > div:nth-of-type\(1\) > div:nth-of-type\(2\) >/, less, "The edges of the turned cards of the home page, whose pixels engines share out differently."],
  ["both", /^#(community > div > details > ul|case-studies > div > div > figure|enterprise > .* > div|main > (header > div > nav|section:nth-of-type\(2\) > div > ol))\b/, /^paint .*: [12] %$/, "The same of the other cards that are turned or hang on a line."],
  ["both", /^#main > header .* > em$/, /^paint .*: \d %$/, "The dots under words of a turned letter, which begin where its lines do."],
  ["both", /table > .* > t[hd](:nth-of-type\(\d\))?$/, less, "The lines of a table, which stand between two rows of pixels."],
  ["both", /^#main > header > .* > li:nth-of-type\(\d\) > span > span$/, /^paint .*: \d %$/, "The edge of a mount in the open album, which stands between two rows of pixels."],
  ["both", /> div(:nth-of-type\(\d\))?$/, /^paint .*: 1 %$/, "The edge of a drawing's frame, which is turned or stands between two rows of pixels.", "dark"],
  ["firefox", /^#systems > .* > td$/, /^words /, "A word that is hyphenated in one engine, and begins the next line in the other."],
  ["webkit", /> img$/, /^paint /, "A drawing by day where Chromium has the night: in WebKit an image follows the system's theme, not the site's.", "dark"],
  ["webkit", /> code$/, /^words /, "WebKitGTK gives the letters of a monospaced face a whole number of pixels."],
  ["webkit", /^#[\w-]+ > div > p(:nth-of-type\(1\))?$/, /^words /, "Words that begin with a drop cap, which WebKit measures in the size of the others."],
  ["webkit", /^#(main > section:nth-of-type\(6\) > div > figure|grammar|menu > button.*)$/, /^paint .*: \d %$/, "Lines a few pixels from their place, because the words around them take a line more or less."],
  ["webkit", /^#(cookies-1 > .* > t[hd]|review-platforms > .* > span:nth-of-type\(1\)|business-email > .* > img|(main > section:nth-of-type\(1\)|first-letter) > div > ol > li.*|plans-panel > .* > dl > div:nth-of-type\(\d\)|main > .* > article:nth-of-type\(\d\) > .* > img|main > div > form > div)$/, /^height \d+ beside \d+ px$/, "What is beside it takes a line more or less, and all of a row are as high."],
  ["webkit", /^#main > .* > section:nth-of-type\(\d\) > .* > (img|svg)$/, /^height \d+ beside \d+ px$/, "A channel's picture has the height that its words leave, which take a line more or less."],
  ["webkit", /^#(main > section:nth-of-type\(\d\)|seo|website-builder) > div( > div)?$/, /^paint .*: 1 %$/, "Where the stripes of an airmail edge meet at its corner."],
  ["webkit", /^#main > section:nth-of-type\(1\) > (div > )?ol > li:nth-of-type\(\d\) > div$/, /^paint .*: 1 %$/, "The dots of a border, of which WebKit fits in another number."],
  ["webkit", /^#before-you-buy > ul > li:nth-of-type\(\d+\)$/, /^\d+ px /, "A list in two columns, of which the second begins an entry earlier or later."],
  ["webkit", /^#(small-business > div > div:nth-of-type\(1\)|sms-marketing > .* > div|whatsapp-marketing > div)$/, /^paint .*: \d %$/, "The stripes of an awning and the edges of frames, whose places WebKit rounds to whole pixels."],
  ["webkit", /^#main > div > header > .* > nav > ul\b/, /^(height \d+ beside \d+ px|\d+ px aside of its place)$/, "The links to the parts of the legal page take a line more."],
  ["webkit", /fieldset.* > input$/, /^paint /, "An empty box to tick is the engine's own, which tells a theme by another tone.", "dark"],
  ["webkit", /^#demo-message$/, /^height 1\d\d beside \d+ px$/, "Without field-sizing, which WebKit has from 26.2, a field keeps its rows instead of fitting its text."],
];

export const isTolerated = (view: View, difference: Difference): boolean =>
  tolerations.some(
    ([engine, region, says, , theme = view.theme]) =>
      (engine === "both" || engine === view.engine) &&
      theme === view.theme &&
      region.test(difference.region.path) &&
      says.test(difference.says),
  );
