import { Hono } from "hono";
import * as v from "valibot";
import { BodyError, bodyErrorStatus, clientIp, toNetworks, readJsonBody, rejectOtherMethods } from "@site/http";
import { routePattern } from "#shared/paths.ts";
import type { Asset } from "../http/asset-store.ts";
import { errorResponse } from "../http/error-response.ts";
import { noStore } from "../http/middleware.ts";
import { ownOriginOnly } from "../http/own-origin.ts";
import type { SiteLimits } from "../limits/site-limits.ts";
import { browserFault, type Logger } from "../log/log.ts";

interface BrowserFaultsParts {
  limits: Pick<SiteLimits, "sharedQuota">;
  assets: ReadonlyMap<string, Asset>;
  paths: readonly string[];
  siteUrl: string;
  trustedProxyCount: number;
  log: Pick<Logger, "error">;
}

/** Names of JavaScript errors and DOM exceptions. Other names could contain any text. */
const errorNames = new Set(
  `AbortError AggregateError ConstraintError DataCloneError DataError Error EvalError HierarchyRequestError InvalidAccessError
  InvalidCharacterError InvalidStateError NetworkError NotAllowedError NotFoundError NotReadableError NotSupportedError OperationError
  QuotaExceededError RangeError ReferenceError SecurityError SyntaxError TimeoutError TypeError UnknownError URIError`.split(
    /\s+/,
  ),
);

/** Directives of CSP Level 3. Other values could contain any text. */
const directives =
  `base-uri child-src connect-src default-src fenced-frame-src font-src form-action frame-ancestors frame-src img-src manifest-src
  media-src object-src prefetch-src require-trusted-types-for script-src script-src-attr script-src-elem style-src style-src-attr
  style-src-elem trusted-types worker-src`.split(/\s+/);

const shortText = v.pipe(v.string(), v.maxLength(120));

const sentFault = v.strictObject({
  name: shortText,
  file: shortText,
  line: v.pipe(v.number(), v.integer(), v.minValue(1)),
  route: shortText,
  directive: v.optional(v.picklist(directives)),
});

function findEngine(userAgent = ""): string {
  const [, name, major] = /\b(Firefox|Chrome|Version)\/(\d{1,3})\b/.exec(userAgent) ?? [];
  return name ? `${name === "Version" ? "Safari" : name} ${major}` : "unknown engine";
}

/** D26. Drops reports that name no file of this build, to keep attackers' text out of the log. */
export function browserFaultRoutes({
  limits,
  assets,
  paths,
  siteUrl,
  trustedProxyCount,
  log,
}: BrowserFaultsParts): Hono {
  const quota = limits.sharedQuota("browser-faults");
  const lines = new Map(
    [...assets]
      .filter(([address]) => address.endsWith(".js"))
      .map(([address, { variants }]) => [address, variants.identity.toString().split("\n").length]),
  );
  const patterns = new Set(paths.flatMap((path) => [routePattern(path), routePattern(`${path}/one`)]));
  const routes = new Hono();
  routes.use(noStore);
  routes.use(ownOriginOnly((origin) => origin === siteUrl));
  routes.post("/", async (context) => {
    const refusal = await quota.spend(toNetworks(clientIp(context, trustedProxyCount)), 1);
    if (refusal) return context.body(null, 429, { "Retry-After": "60" });
    const sent = v.safeParse(sentFault, await readJsonBody(context));
    if (!sent.success) return errorResponse(400);
    const { name, file, line, route, directive } = sent.output;
    if (line <= (lines.get(file) ?? 0)) {
      const place = `${file}, line ${line}`;
      const seen = `${findEngine(context.req.header("user-agent"))}, ${patterns.has(route) ? route : "another page"}`;
      const err = new Error(directive ? `${directive} at ${place}` : place);
      err.name = errorNames.has(name) ? name : "Error";
      // Lines two to four identify a fault (server/admin/faults.ts), so details that vary between visitors come later.
      err.stack = [err.name, directive ?? "", place, "", `last: ${seen}`].join("\n");
      log.error({ err }, browserFault);
    }
    return context.body(null, 204);
  });
  rejectOtherMethods(routes);
  routes.onError((error) => errorResponse(error instanceof BodyError ? bodyErrorStatus[error.reason] : 500));
  return routes;
}
