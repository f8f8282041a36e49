import type { OwnBackend } from "@site/backend";
import { clientIp } from "@site/http";
import type { Context } from "hono";
import { ProblemError } from "../http/problem-error.ts";
import type { SiteLimits } from "./site-limits.ts";

export function spendRequest(
  { limits, trustedProxyCount }: { limits: SiteLimits; trustedProxyCount: number },
  request: Context,
  name: Parameters<SiteLimits["spendRequest"]>[0],
): Promise<void> {
  return limits.spendRequest(name, clientIp(request, trustedProxyCount));
}

export async function requireCaptcha(
  { verifyCaptcha, trustedProxyCount }: Pick<OwnBackend, "verifyCaptcha"> & { trustedProxyCount: number },
  request: Context,
  token: string | undefined,
): Promise<void> {
  const verdict = await verifyCaptcha(token, clientIp(request, trustedProxyCount));
  if (verdict !== "passed") throw new ProblemError(verdict === "unavailable" ? verdict : "captcha");
}
