import { wakeFor } from "#app/browser/islands.ts";
import { createStore, useStore } from "#app/browser/store.ts";

/** Whether a sign-up has just succeeded on this page and its notice was not dismissed (S4.2). */
const signedUp = createStore(() => false);

export const useSignedUp = (): boolean => useStore(signedUp, false);

export function announceSignUp(): void {
  signedUp.set(true);
  wakeFor("session");
}

export const dismissSignUp = (): void => signedUp.set(false);
