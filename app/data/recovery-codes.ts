import { callAuth, openAuthClient } from "./auth-client.ts";

/** The number of recovery codes left, or null without a set. Throws also where the service has no recovery codes. */
export async function countRecoveryCodes(): Promise<number | null> {
  const { mfa } = await openAuthClient();
  const { data, error } = await mfa.recoveryCodes.getStatus();
  if (error?.code === "mfa_factor_not_found") return null;
  if (error) throw error;
  return data.remaining;
}

/** Generates ten codes, which replace earlier ones and are returned this once. */
export async function makeRecoveryCodes(): Promise<readonly string[]> {
  const { codes } = await callAuth(async ({ mfa }) => {
    const first = await mfa.recoveryCodes.generate();
    return first.error?.code === "mfa_verified_factor_exists" ? mfa.recoveryCodes.regenerate() : first;
  });
  return codes;
}

/** Uses up a recovery code as the second factor. */
export async function redeemRecoveryCode(code: string): Promise<void> {
  await callAuth(({ mfa }) => mfa.recoveryCodes.verify({ code }));
}
