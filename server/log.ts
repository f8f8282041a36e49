import { type Logger, pino } from "pino";

export type { Logger };

/**
 * Structured lines on standard error, so that standard output holds the one line that says where the site is.
 * At a terminal only warnings are shown; a supervisor or a container gets every request.
 */
export function createLog(): Logger {
  return pino(
    {
      level: process.stderr.isTTY ? "warn" : "info",
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    pino.destination({ fd: 2, sync: false }),
  );
}
