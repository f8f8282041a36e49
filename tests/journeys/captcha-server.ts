import path from "node:path";
import { pathToFileURL } from "node:url";
import { type RunningSite, startSite } from "#scripts/start-site.ts";
import { siteAddress } from "./fixtures.ts";

const verdicts = pathToFileURL(path.join(import.meta.dirname, "captcha-verdicts.ts")).href;

export type Provider = "turnstile" | "hcaptcha";

/**
 * Starts a server with a captcha. With Turnstile the server has the accounts and verifies tokens. With hCaptcha the accounts are on
 * a hosted project, so no database starts and no token is verified; packages/backend/auth/rate-limits.test.ts proves that verification.
 */
export function startWithCaptcha(provider: Provider, folder: string): Promise<RunningSite> {
  const accounts: Record<Provider, Record<string, string>> = {
    turnstile: {
      CAPTCHA_SECRET: "captcha secret",
      RATE_LIMIT_SCALE: "1000",
      NODE_OPTIONS: `--import=${verdicts}`,
    },
    hcaptcha: { SUPABASE_URL: siteAddress("spec"), SUPABASE_PUBLISHABLE_KEY: "sb_publishable_larkpost_embedded" },
  };
  return startSite({
    DATA_DIR: folder,
    SITE_PROFILE: "live",
    CAPTCHA_PROVIDER: provider,
    CAPTCHA_SITE_KEY: "site-key",
    ...accounts[provider],
  });
}
