export const navigationType = (): string | undefined =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]).map(({ type }) => type)[0];

/** Whether a page of this site linked to this one. */
export const isFollowed = (): boolean =>
  navigationType() === "navigate" && document.referrer.startsWith(`${location.origin}/`);
