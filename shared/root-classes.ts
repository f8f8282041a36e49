export const rootClasses = {
  /** Set by start.ts before the first paint, once the page handles input. */
  scripts: "scripts",
  /** Hides the served choice until the island shows the one that the address or the home page selected. */
  chosen: "chosen",
  loaded: "loaded",
  /** The page was opened at its top, so content below the viewport is laid out only when it comes near (skip.css). */
  fromTop: "from-top",
  /** The cookie notice was accepted on an earlier page (S1.4). */
  accepted: "accepted",
} as const;
