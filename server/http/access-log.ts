import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "../log/log.ts";
import type { Metrics } from "./metrics.ts";

export interface AnsweredRequest {
  id: string;
  method: string;
  /** Only the path is logged, because a query may contain a token. */
  url: string;
  status: number;
  milliseconds: number;
  error?: Error | undefined;
}

export type AccessLog = (request: AnsweredRequest) => void;

/** Characters. The site's paths are shorter. */
const maxPathLength = 200;

export function createAccessLog(log: Pick<Logger, "info" | "error">, metrics: Metrics): AccessLog {
  return ({ id, method, url, status, milliseconds, error }) => {
    const mark = url.indexOf("?");
    const path = (mark === -1 ? url : url.slice(0, mark)).slice(0, maxPathLength);
    metrics.count(path, status, milliseconds);
    const line = { id, method, path, status, milliseconds: Math.round(milliseconds * 100) / 100 };
    if (status >= 500 && error) log.error({ ...line, err: error }, "request failed");
    else log.info(line);
  };
}

export function getRequestId(header: string | string[] | undefined, trustsProxy: boolean): string {
  if (trustsProxy && typeof header === "string" && /^[\w.=-]{8,128}$/.test(header)) return header;
  return randomUUID();
}

export function requestLog(accessLog: AccessLog, trustsProxy: boolean): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    const id = getRequestId(context.req.header("x-request-id"), trustsProxy);
    await next();
    const { res: response, req: request, error } = context;
    response.headers.set("X-Request-Id", id);
    const milliseconds = performance.now() - start;
    accessLog({ id, method: request.method, url: request.path, status: response.status, milliseconds, error });
  };
}
