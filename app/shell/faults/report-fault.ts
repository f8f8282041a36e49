/** Sends no text, address or query (D26). Loaded at the first fault. */
import { routePattern, servicePaths } from "#shared/paths.ts";

/** Limit per page, because repeated faults add no information. */
const maxReports = 5;
const reported = new Set<string>();

export function reportFault(event: Event): void {
  const fault = readFault(event);
  const body = fault && JSON.stringify({ ...fault, route: routePattern(location.pathname) });
  if (!body || reported.has(body) || reported.size >= maxReports) return;
  reported.add(body);
  const headers = { "Content-Type": "application/json" };
  fetch(servicePaths.faults, { method: "POST", headers, body, credentials: "omit", keepalive: true }).catch(() => {});
}

interface Fault {
  name: string;
  file: string;
  line: number;
  directive?: string;
}

/** Null if none of our files is involved, as for an extension's fault. */
function readFault(event: Event): Fault | null {
  const isViolation = "effectiveDirective" in event;
  const { error, reason, filename, lineno, sourceFile, lineNumber, effectiveDirective } = event as Event &
    Partial<ErrorEvent & PromiseRejectionEvent & SecurityPolicyViolationEvent>;
  const thrown: unknown = error ?? reason;
  const stack = thrown instanceof Error ? thrown.stack : "";
  const places = `${isViolation ? `${sourceFile}:${lineNumber}` : `${filename}:${lineno}`}\n${stack}`;
  const ours = places.split(`${location.origin}/`).find((place) => /^assets\/[\w.-]+\.js:\d/.test(place));
  const [, file = "", line = ""] = /^(assets\/[^:]+):(\d+)/.exec(ours ?? "") ?? [];
  if (!file) return null;
  return {
    name: thrown instanceof Error ? thrown.name : isViolation ? "SecurityError" : "Error",
    file: `/${file}`,
    line: Number(line),
    ...(isViolation && { directive: String(effectiveDirective) }),
  };
}
