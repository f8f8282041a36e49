import { localizedPath } from "#app/browser/localized-path.ts";
import { currentPath } from "#app/browser/current-path.ts";
import { useEffect } from "react";
import { wakeFor } from "#app/browser/wake.ts";
import { createStore, useStore } from "#app/browser/store.ts";
import type { Credentials, SessionOwner } from "#app/data/auth.ts";
import * as auth from "#app/data/auth.ts";
import { useProfile } from "#app/browser/profile.ts";
import { readPublicSettings } from "#app/browser/public-settings.tsx";
import { accountPaths } from "#content/navigation.ts";
import { profiles } from "#content/profiles.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import type { CallbackOutcome } from "./callback-outcome.ts";

export interface SessionState {
  user: SessionOwner | null;
  known: boolean;
  needsSecondFactor: boolean;
  callback: CallbackOutcome | null;
  loggedOut: boolean;
  signedUp: boolean;
}

const served: SessionState = {
  user: null,
  known: false,
  needsSecondFactor: false,
  callback: null,
  loggedOut: false,
  signedUp: false,
};

const session = createStore(() => served);

const change = (part: Partial<SessionState>): void => session.set({ ...session.get(), ...part });

export function useSession(): SessionState {
  useEffect(startSession, []);
  return useStore(session, served);
}

export function useHasAccountMenu(): boolean {
  const { accountScreens } = useProfile();
  const { user } = useSession();
  return accountScreens && user !== null;
}

const hasAccountScreens = (): boolean => profiles[readPublicSettings().profile].accountScreens;

/** Loads the authentication library only at sign-in, or if storage or the URL contains a session. */
function startSession(): void {
  if (auth.expectsSession()) follow().catch(console.error);
  else if (!session.get().known) change({ known: true });
}

let following: Promise<void> | undefined;

function follow(): Promise<void> {
  if (following) return following;
  const subscribed = enter().then(() =>
    auth.followSession((event, owner) => {
      // The visitor left the page meanwhile.
      if (following !== subscribed) return;
      show(owner);
      if (event === "SIGNED_IN") change({ loggedOut: false, signedUp: false });
      if (event === "INITIAL_SESSION") change({ known: true });
      // The library waits for its listeners, so calling it inside one would deadlock.
      if (event === "INITIAL_SESSION" && owner) setTimeout(logUser);
      if (event === "PASSWORD_RECOVERY" && hasAccountScreens()) goTo(accountPaths.setPassword);
      // Islands that are still asleep also have to show the session.
      if (owner) wakeFor(storageKeys.session);
    }),
  );
  following = subscribed;
  subscribed.catch(() => {
    following = undefined;
    change({ known: true });
  });
  return subscribed;
}

function show(owner: SessionOwner | null): void {
  const needsSecondFactor = hasAccountScreens() && owner?.needsSecondFactor === true;
  change({ needsSecondFactor, user: needsSecondFactor ? null : owner });
}

/** A link that needs a press stays in the URL. */
async function enter(isPressed = false): Promise<void> {
  if (!auth.isAuthCallback()) return;
  const { readCallback } = await import("./callback-outcome.ts");
  const callback = await readCallback(hasAccountScreens(), isPressed);
  change({ callback });
  if (!callback || callback.outcome === "unused") return;
  history.replaceState(history.state, "", location.pathname + callback.search + callback.hash);
  goTo(callback.pathname);
}

/** Throws if the service is unreachable. */
export async function useEmailLink(): Promise<void> {
  await enter(true);
  await follow();
}

function goTo(path: string): void {
  if (currentPath() !== path) location.replace(localizedPath(path));
}

/** S7.2. */
const logUser = (): Promise<void> => auth.readUserId().then((id) => console.log(id), console.error);

if (typeof window !== "undefined") {
  addEventListener("storage", (event) => {
    if (auth.isNewSession(event)) follow().catch(console.error);
  });
  // A link to the open page changes only its fragment.
  addEventListener("hashchange", () => {
    if (auth.isAuthCallback()) location.reload();
  });
  // The user may change while the page is in the back-forward cache. So it drops the name, and reads the session again when restored.
  addEventListener("pagehide", () => {
    following = undefined;
    change({ user: null, known: false, needsSecondFactor: false, loggedOut: false });
    auth.closeAuthClient().catch(console.error);
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) startSession();
  });
}

export async function signIn(credentials: Credentials): Promise<{ needsSecondFactor: boolean }> {
  await follow();
  const owner = await auth.signIn(credentials);
  change({ callback: null });
  void logUser();
  return { needsSecondFactor: hasAccountScreens() && owner.needsSecondFactor };
}

export function announceSignUp(): void {
  change({ signedUp: true });
  wakeFor(storageKeys.session);
}

export const dismissSignUp = (): void => change({ signedUp: false });

export async function signInByCode(email: string, code: string): Promise<void> {
  await follow();
  await auth.signInByCode(email, code);
  change({ callback: null });
}

export async function signOut(): Promise<void> {
  await auth.signOut();
  change({ loggedOut: true });
}

export const cancelSignIn = (): Promise<void> => auth.signOut();
