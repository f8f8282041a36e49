import { openAuthClient } from "./auth-client.ts";
import type { Backend } from "./backend.ts";

/** How many recovery codes are left, or null where none were made. Throws the service's error, also where it knows no such codes. */
export async function countRecoveryCodes(backend: Backend): Promise<number | null> {
  const auth = await openAuthClient(backend);
  const { data, error } = await auth.mfa.recoveryCodes.getStatus();
  if (error?.code === "mfa_factor_not_found") return null;
  if (error) throw error;
  return data.remaining;
}

/** Makes ten codes, in the place of any there were. They are told this once. Throws the service's error. */
export async function makeRecoveryCodes(backend: Backend): Promise<readonly string[]> {
  const { mfa } = await openAuthClient(backend);
  const first = await mfa.recoveryCodes.generate();
  const made = first.error?.code === "mfa_verified_factor_exists" ? await mfa.recoveryCodes.regenerate() : first;
  if (made.error) throw made.error;
  return made.data.codes;
}

/** Shows a recovery code in the place of the app's, after a password. It is used up. Throws the service's error. */
export async function redeemRecoveryCode(backend: Backend, code: string): Promise<void> {
  const auth = await openAuthClient(backend);
  const { error } = await auth.mfa.recoveryCodes.verify({ code });
  if (error) throw error;
}
