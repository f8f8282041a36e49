import type { Logger } from "../log/log.ts";
import type { Metrics } from "./metrics.ts";

export interface AnsweredRequest {
  id: string;
  method: string;
  /** The request target as it came. Only its path is logged: a query can hold a token. */
  url: string;
  status: number;
  milliseconds: number;
  /** What went wrong inside, where something did. */
  error?: Error | undefined;
}

export type AccessLog = (request: AnsweredRequest) => void;

/** Characters of a path in the log; no path of the site is longer. */
const longestPath = 200;

/** One line and one count for each request, whoever answered it. */
export function createAccessLog(log: Logger, metrics: Metrics): AccessLog {
  return ({ id, method, url, status, milliseconds, error }) => {
    const mark = url.indexOf("?");
    const path = (mark === -1 ? url : url.slice(0, mark)).slice(0, longestPath);
    metrics.count(path, status, milliseconds);
    const line = { id, method, path, status, milliseconds: Math.round(milliseconds * 100) / 100 };
    if (status >= 500 && error) log.error({ ...line, err: error }, "request failed");
    else log.info(line);
  };
}
