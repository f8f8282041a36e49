import { callAuth, openAuthClient } from "./auth-client.ts";
import type { Backend } from "./backend.ts";

/** The key of an authenticator app that is being enrolled. */
export interface Enrollment {
  factorId: string;
  /** For the QR code. */
  uri: string;
  /** The same key for typing. */
  secret: string;
}

/** Starts to enroll an authenticator app, after removing unverified ones. */
export async function enrollApp(backend: Backend, issuer: string): Promise<Enrollment> {
  const { mfa } = await openAuthClient(backend);
  const present = await callAuth(backend, () => mfa.listFactors());
  for (const { id, status } of present.all) {
    if (status === "unverified") await mfa.unenroll({ factorId: id });
  }
  const { id, totp } = await callAuth(backend, () => mfa.enroll({ factorType: "totp", issuer }));
  return { factorId: id, uri: totp.uri, secret: totp.secret };
}

/** Verifies a new app by its first code, which raises the session to level 2. */
export async function verifyApp(backend: Backend, factorId: string, code: string): Promise<void> {
  await callAuth(backend, ({ mfa }) => mfa.challengeAndVerify({ factorId, code: digitsOf(code) }));
}

/** Verifies a code of any of the account's apps as the second factor. */
export async function verifySecondFactor(backend: Backend, code: string): Promise<void> {
  const { totp } = await callAuth(backend, ({ mfa }) => mfa.listFactors());
  let refusal: unknown;
  for (const { id } of totp) {
    try {
      return await verifyApp(backend, id, code);
    } catch (error) {
      refusal = error;
    }
  }
  if (refusal) throw refusal;
}

/** Apps show their codes in groups, and some keyboards type full-width digits. */
function digitsOf(code: string): string {
  return code.normalize("NFKC").replaceAll(/\s/g, "");
}

/** Removes an app and refreshes the session, whose user still lists it. */
export async function removeApp(backend: Backend, factorId: string): Promise<void> {
  await callAuth(backend, ({ mfa }) => mfa.unenroll({ factorId }));
  await callAuth(backend, (auth) => auth.refreshSession());
}
