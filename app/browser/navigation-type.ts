export const navigationType = (): string | undefined =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]).map(({ type }) => type)[0];

/** Whether the visitor followed a link from this site. */
export const isFollowed = (): boolean =>
  navigationType() === "navigate" && document.referrer.startsWith(`${location.origin}/`);
