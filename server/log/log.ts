import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

export type { Logger };

export const browserFault = "in a browser";

export type ErrorListener = (fields: unknown, text: unknown) => void;

/** Characters per write (pino allows 16,383), and milliseconds that a line may wait for a full batch. */
const batchLength = 16_000;
const maxWait = 100;

/** Writes to standard error, because standard output has only the site's address. Terminals show only warnings. */
export function createLog(onError?: ErrorListener): Logger {
  // Writing each line separately took a seventh of a busy server's time. pino flushes before the process ends, but a killed
  // process loses the last lines.
  const batches = pino.destination({ fd: 2, sync: false, minLength: batchLength, periodicFlush: maxWait });
  return logTo(batches, process.stderr.isTTY ? "warn" : "info", onError);
}

function logTo(destination: DestinationStream, level: "info" | "warn", onError?: ErrorListener): Logger {
  return pino(
    {
      ...(onError && { hooks: { logMethod: tellErrors(onError) } }),
      level,
      base: null,
      timestamp: isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorFields },
    },
    destination,
  );
}

type LogMethod = NonNullable<NonNullable<LoggerOptions["hooks"]>["logMethod"]>;

const errorLevel = 50;

function tellErrors(onError: ErrorListener): LogMethod {
  return function logMethod(args, method, level) {
    if (level >= errorLevel) onError(args[0], args[1]);
    return method.apply(this, args);
  };
}

let writtenAt = 0;
let written = "";

/** The text is cached, because formatting the time took a third of each line's cost on a busy server. */
function isoTime(): string {
  const now = Date.now();
  if (now !== writtenAt) {
    writtenAt = now;
    written = `,"time":"${new Date(now).toISOString()}"`;
  }
  return written;
}

/** Levels of `cause` to log. */
const maxDepth = 3;

/** Leaves out other fields of database errors. The statement, parameters and row may contain a hash or an address. */
export function errorFields(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: "not an error" };
  const { name, message, stack, cause } = error;
  return {
    name,
    ...("code" in error && typeof error.code === "string" ? { code: error.code } : {}),
    message: withoutSecrets(message),
    stack: stack?.split("\n").slice(1, 12).join("\n"),
    ...(cause !== undefined && depth < maxDepth ? { cause: errorFields(cause, depth + 1) } : {}),
  };
}

/** Removes passwords in URLs (`postgres://user:password@host`) and values that the database quotes. */
function withoutSecrets(message: string): string {
  return message
    .slice(0, 500)
    .replaceAll(/\/\/[^/\s@]+@/g, "//…@")
    .replaceAll(/: "[^"]*"/g, ': "…"')
    .replaceAll(/\([^()]*\)=\([^()]*\)/g, "(…)=(…)");
}
