/** Oldest supported versions, in Vite's format: Baseline Widely Available on 2026-11-24. */
export const scriptTargets = ["chrome125", "edge125", "firefox126", "safari17.5", "ios17.5"];

/** The same versions in Browserslist's format, for Lightning CSS. */
export const styleTargets = ["chrome 125", "edge 125", "firefox 126", "safari 17.5", "ios_saf 17.5"];
