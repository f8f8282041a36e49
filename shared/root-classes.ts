export const rootClasses = {
  /** Set by start.ts before the first paint, once the page handles input. */
  scripts: "scripts",
  /** The address selects an option that differs from the served one and that the island has not shown yet. */
  chosen: "chosen",
  loaded: "loaded",
  /** The page was opened at its top, so content below the window is laid out when near (skip.css). */
  fromTop: "from-top",
  /** The cookie notice was accepted on an earlier page (S1.4). */
  accepted: "accepted",
} as const;
