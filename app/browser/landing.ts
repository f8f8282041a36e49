/**
 * Whether this document was opened at an address, so that the page decides where to land. After a reload, back and forward the browser brings
 * the earlier position along.
 */
export function landsAnew(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return load?.type === "navigate" && scrollY === 0;
}
