/** How the page was come to: "navigate", "reload" or "back_forward". */
export const visitType = (): string | undefined =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]).map(({ type }) => type)[0];

/** Whether a page of this site led to this one. */
export const isFollowed = (): boolean =>
  visitType() === "navigate" && document.referrer.startsWith(`${location.origin}/`);
