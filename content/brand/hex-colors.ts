/** The light theme's colors in sRGB, because mail programs and icons don't support OKLCH. */
export const hexColors = {
  paper: "#f7f6f0",
  manila: "#eeebdc",
  card: "#fdfdfa",
  ink: "#03282f",
  "ink-soft": "#3b555b",
  sky: "#cfe9f2",
  signal: "#d7311b",
  "on-signal": "#fdfcf7",
  air: "#1c5293",
} as const;

/** Visible on light and dark browser tabs. */
export const iconColors = { day: "#c8341c", night: "#f0795c" } as const;
