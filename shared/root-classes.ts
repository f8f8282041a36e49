export const rootClasses = {
  /** Set by start.ts before the first paint, once the page handles input. */
  scripts: "scripts",
  /** The address selects another option than the served one, and the island hasn't shown it yet. */
  chosen: "chosen",
  loaded: "loaded",
  /** The page was opened at its top, so content below the window is laid out when near (skip.css). */
  fromTop: "from-top",
  /** The cookie notice was accepted on an earlier page (S1.4). */
  accepted: "accepted",
} as const;
