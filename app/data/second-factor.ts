import { readCode } from "#shared/fold-text.ts";
import { callAuth, openAuthClient } from "./auth-client.ts";

export interface Enrollment {
  factorId: string;
  uri: string;
  secret: string;
}

export async function enrollApp(issuer: string): Promise<Enrollment> {
  const { mfa } = await openAuthClient();
  const present = await callAuth(() => mfa.listFactors());
  for (const { id, status } of present.all) {
    if (status === "unverified") await mfa.unenroll({ factorId: id });
  }
  const { id, totp } = await callAuth(() => mfa.enroll({ factorType: "totp", issuer }));
  return { factorId: id, uri: totp.uri, secret: totp.secret };
}

export async function verifyApp(factorId: string, code: string): Promise<void> {
  await callAuth(({ mfa }) => mfa.challengeAndVerify({ factorId, code: readCode(code) }));
}

export async function verifySecondFactor(code: string): Promise<void> {
  const { totp } = await callAuth(({ mfa }) => mfa.listFactors());
  let refusal: unknown;
  for (const { id } of totp) {
    try {
      return await verifyApp(id, code);
    } catch (error) {
      refusal = error;
    }
  }
  if (refusal) throw refusal;
}

/** Also refreshes the session, because its user data still lists the app. */
export async function removeApp(factorId: string): Promise<void> {
  await callAuth(({ mfa }) => mfa.unenroll({ factorId }));
  await callAuth((auth) => auth.refreshSession());
}

/** `left` is null if there are no codes. Throws any other error, for example if the service doesn't support them. */
export async function countRecoveryCodes(): Promise<{ left: number | null }> {
  const { mfa } = await openAuthClient();
  const { data, error } = await mfa.recoveryCodes.getStatus();
  if (error?.code === "mfa_factor_not_found") return { left: null };
  if (error) throw error;
  return { left: data.remaining };
}

/** Replaces earlier codes. New ones can be shown only once. */
export async function makeRecoveryCodes(): Promise<readonly string[]> {
  const { codes } = await callAuth(async ({ mfa }) => {
    const first = await mfa.recoveryCodes.generate();
    return first.error?.code === "mfa_verified_factor_exists" ? mfa.recoveryCodes.regenerate() : first;
  });
  return codes;
}

export async function redeemRecoveryCode(code: string): Promise<void> {
  await callAuth(({ mfa }) => mfa.recoveryCodes.verify({ code: readCode(code) }));
}
