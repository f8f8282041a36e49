/** Set by scripts, read by styles. */
export const rootClasses = {
  /** Set by start.ts before the first paint: the page will react to input. */
  scripts: "scripts",
  /** The address asks for another choice than the one served, and its island doesn't show it yet. */
  chosen: "chosen",
  loaded: "loaded",
  /** The page was opened at its top: content below the window is laid out when it comes near (skip.css). */
  fromTop: "from-top",
  /** The cookie notice was accepted on an earlier page (S1.4). */
  accepted: "accepted",
} as const;
