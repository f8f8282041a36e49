/** The wishes of the Prefer headers, such as "count=exact", each at most once. */
export function parsePreferences(header: string | undefined): ReadonlySet<string> {
  return new Set(
    (header ?? "")
      .slice(0, 1_000)
      .split(",")
      .map((wish) => wish.trim().toLowerCase()),
  );
}

/** Whether rows are to be counted. The tables are small, so the planned and the estimated count are the exact one. */
export function wantsCount(preferences: ReadonlySet<string>): boolean {
  return ["exact", "planned", "estimated"].some((kind) => preferences.has(`count=${kind}`));
}
