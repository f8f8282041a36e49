import { openAuthClient } from "./auth-client.ts";
import type { Backend } from "./backend.ts";

/** The key of an authenticator app that is being enrolled. */
export interface Enrolment {
  factorId: string;
  /** For the QR code. */
  uri: string;
  /** The same key for typing. */
  secret: string;
}

/** Starts to enroll an authenticator app, after removing unverified ones. Throws the service's error. */
export async function enrolApp(backend: Backend, issuer: string): Promise<Enrolment> {
  const auth = await openAuthClient(backend);
  const { data: present, error: unread } = await auth.mfa.listFactors();
  if (unread) throw unread;
  for (const { id, status } of present.all) {
    if (status === "unverified") await auth.mfa.unenroll({ factorId: id });
  }
  const { data, error } = await auth.mfa.enroll({ factorType: "totp", issuer });
  if (error) throw error;
  return { factorId: data.id, uri: data.totp.uri, secret: data.totp.secret };
}

/** Verifies a new app by its first code, which raises the session to level 2. Throws the service's error. */
export async function verifyApp(backend: Backend, factorId: string, code: string): Promise<void> {
  const auth = await openAuthClient(backend);
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code: digitsOf(code) });
  if (error) throw error;
}

/** Verifies a code of any of the account's apps as the second factor. Throws the service's error. */
export async function verifySecondFactor(backend: Backend, code: string): Promise<void> {
  const auth = await openAuthClient(backend);
  const { data, error } = await auth.mfa.listFactors();
  if (error) throw error;
  let refusal: Error | null = null;
  for (const { id } of data.totp) {
    const answer = await auth.mfa.challengeAndVerify({ factorId: id, code: digitsOf(code) });
    if (!answer.error) return;
    refusal = answer.error;
  }
  if (refusal) throw refusal;
}

/** Apps show their codes in groups, and some keyboards type full-width digits. */
function digitsOf(code: string): string {
  return code.normalize("NFKC").replaceAll(/\s/g, "");
}

/** Removes an app and refreshes the session, whose user still lists it. Throws the service's error. */
export async function removeApp(backend: Backend, factorId: string): Promise<void> {
  const auth = await openAuthClient(backend);
  const { error } = await auth.mfa.unenroll({ factorId });
  if (error) throw error;
  const { error: unrenewed } = await auth.refreshSession();
  if (unrenewed) throw unrenewed;
}
