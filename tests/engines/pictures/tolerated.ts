/** Differences that are allowed, as engine, theme, selector and what differs, and why. */
// biome-ignore format: one line for each
const tolerations: readonly (readonly [difference: RegExp, reason: string])[] = [
  [/^\w+ \w+ .*> (img|svg): paint .*: (\d|1\d) %$/, "Hatches and fine lines of a drawing that fall between two rows of pixels, which engines smooth otherwise."],
  [/^\w+ \w+ #main > section:nth-of-type\(1\) > div > div:nth-of-type\(1\) > div:nth-of-type\(2\) >.*: paint .*: (\d|1\d) %$/, "The edges of the turned cards of the home page, whose pixels engines share out differently."],
  [/^\w+ \w+ #(community > div > details > ul|case-studies > div > div > figure|enterprise > .* > div|main > (header > div > nav|section:nth-of-type\(2\) > div > ol))\b.*: paint .*: [12] %$/, "The same of the other cards that are turned or hang on a line."],
  [/^\w+ \w+ #main > header .* > em: paint .*: \d %$/, "The dots under words of a turned letter, which begin where its lines do."],
  [/^\w+ \w+ .*table > .* > t[hd](:nth-of-type\(\d\))?: paint .*: (\d|1\d) %$/, "The lines of a table, which stand between two rows of pixels."],
  [/^\w+ \w+ #main > header > .* > li:nth-of-type\(\d\) > span > span: paint .*: \d %$/, "The edge of a mount in the open album, which stands between two rows of pixels."],
  [/^\w+ dark .*> div(:nth-of-type\(\d\))?: paint .*: 1 %$/, "The edge of a drawing's frame, which is turned or stands between two rows of pixels."],
  [/^firefox \w+ #systems > .* > td: words /, "A word that is hyphenated in one engine, and begins the next line in the other."],
  [/^webkit dark .*> img: paint /, "A drawing by day where Chromium has the night: in WebKit an image follows the system's theme, not the site's."],
  [/^webkit \w+ .*> code: words /, "WebKitGTK gives the letters of a monospaced face a whole number of pixels."],
  [/^webkit \w+ #[\w-]+ > div > p(:nth-of-type\(1\))?: words /, "Words that begin with a drop cap, which WebKit measures in the size of the others."],
  [/^webkit \w+ #(main > section:nth-of-type\(6\) > div > figure|grammar|menu > button.*): paint .*: \d %$/, "Lines a few pixels from their place, because the words around them take a line more or less."],
  [/^webkit \w+ #(cookies-1 > .* > t[hd]|review-platforms > .* > span:nth-of-type\(1\)|business-email > .* > img|(main > section:nth-of-type\(1\)|first-letter) > div > ol > li.*|plans-panel > .* > dl > div:nth-of-type\(\d\)|main > .* > article:nth-of-type\(\d\) > .* > img|main > div > form > div): height \d+ beside \d+ px$/, "What is beside it takes a line more or less, and all of a row are as high."],
  [/^webkit \w+ #main > .* > section:nth-of-type\(\d\) > .* > (img|svg): height \d+ beside \d+ px$/, "A channel's picture has the height that its words leave, which take a line more or less."],
  [/^webkit \w+ #(main > section:nth-of-type\(\d\)|seo|website-builder) > div( > div)?: paint .*: 1 %$/, "Where the stripes of an airmail edge meet at its corner."],
  [/^webkit \w+ #main > section:nth-of-type\(1\) > (div > )?ol > li:nth-of-type\(\d\) > div: paint .*: 1 %$/, "The dots of a border, of which WebKit fits in another number."],
  [/^webkit \w+ #before-you-buy > ul > li:nth-of-type\(\d+\): \d+ px /, "A list in two columns, of which the second begins an entry earlier or later."],
  [/^webkit \w+ #(small-business > div > div:nth-of-type\(1\)|sms-marketing > .* > div|whatsapp-marketing > div): paint .*: \d %$/, "The stripes of an awning and the edges of frames, whose places WebKit rounds to whole pixels."],
  [/^webkit \w+ #main > div > header > .* > nav > ul\b.*: (height \d+ beside \d+ px|\d+ px aside of its place)$/, "The links to the parts of the legal page take a line more."],
  [/^webkit dark .*fieldset.* > input: paint /, "An empty box to tick is the engine's own, which tells a theme by another tone."],
  [/^webkit \w+ #demo-message: height 1\d\d beside \d+ px$/, "Without field-sizing, which WebKit has from 26.2, a field keeps its rows instead of fitting its text."],
];

export const isTolerated = (difference: string): boolean => tolerations.some(([allowed]) => allowed.test(difference));
