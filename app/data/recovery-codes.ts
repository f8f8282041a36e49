import { openAuthClient } from "./auth-client.ts";
import type { Backend } from "./backend.ts";

/** The number of recovery codes left, or null without a set. Throws the service's error, also where it has no recovery codes. */
export async function countRecoveryCodes(backend: Backend): Promise<number | null> {
  const auth = await openAuthClient(backend);
  const { data, error } = await auth.mfa.recoveryCodes.getStatus();
  if (error?.code === "mfa_factor_not_found") return null;
  if (error) throw error;
  return data.remaining;
}

/** Generates ten codes, which replace earlier ones and are returned this once. Throws the service's error. */
export async function makeRecoveryCodes(backend: Backend): Promise<readonly string[]> {
  const { mfa } = await openAuthClient(backend);
  const first = await mfa.recoveryCodes.generate();
  const made = first.error?.code === "mfa_verified_factor_exists" ? await mfa.recoveryCodes.regenerate() : first;
  if (made.error) throw made.error;
  return made.data.codes;
}

/** Uses up a recovery code as the second factor. Throws the service's error. */
export async function redeemRecoveryCode(backend: Backend, code: string): Promise<void> {
  const auth = await openAuthClient(backend);
  const { error } = await auth.mfa.recoveryCodes.verify({ code });
  if (error) throw error;
}
