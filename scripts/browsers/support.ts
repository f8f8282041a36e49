import { getCompatibleVersions } from "baseline-browser-mapping";

/**
 * The day for which the supported browsers are settled. It is changed only by hand, with a release, so that one version of the site requires the same
 * browsers whenever it is built.
 */
export const releaseDate = "2026-11-24";

/** Web features become widely available 30 months after the last engine of the core set has them (web-features, Baseline). */
const monthsUntilWidelyAvailable = 30;

/** What became available in all core browsers up to this day, `YYYY-MM-DD`, is relied on; what came later has a fallback. */
export const supportedUpTo = monthsBefore(releaseDate, monthsUntilWidelyAvailable);

type Browser = "chrome" | "edge" | "firefox" | "safari" | "safari_ios";

const versions = new Map(
  getCompatibleVersions({ widelyAvailableOnDate: releaseDate, suppressWarnings: true }).map(
    ({ browser, version }): [string, string] => [browser, version],
  ),
);

function version(browser: Browser): string {
  const found = versions.get(browser);
  if (!found) throw new Error(`No version of ${browser} is known for ${releaseDate}.`);
  return found;
}

/** The oldest supported versions as Vite names them in `build.target`. */
export const scriptTargets = (["chrome", "edge", "firefox", "safari"] as const).map(
  (browser) => `${browser}${version(browser)}`,
);
scriptTargets.push(`ios${version("safari_ios")}`);

/** The same as Browserslist spells them, for Lightning CSS. */
export const styleTargets = [
  ...(["chrome", "edge", "firefox", "safari"] as const).map((browser) => `${browser} ${version(browser)}`),
  `ios_saf ${version("safari_ios")}`,
];

/** Which browsers are supported, in words, as the README has it. */
export const supportStatement =
  `Everything works in browsers with all that [Baseline](https://web-platform-dx.github.io/web-features/) calls widely available on ${releaseDate} ` +
  `(Chrome and Edge ${version("chrome")}, Firefox ${version("firefox")}, Safari ${version("safari")} and later); ` +
  "what is newer is used only with a fallback, each with its test, from one list (`scripts/browsers/newer-features.ts`); " +
  "older browsers get the pages as without scripts: readable, every link working.";

function monthsBefore(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}
