import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useNavigate } from "react-router";
import type { Credentials, SessionOwner } from "#app/data/auth.ts";
import * as auth from "#app/data/auth.ts";
import { useProfile, usePublicSettings } from "#app/lib/public-settings.tsx";
import { accountPaths } from "#content/navigation.ts";
import type { CallbackOutcome } from "./callback-outcome.ts";

export interface SessionUser {
  id: string;
  email: string;
}

interface SessionState {
  user: SessionUser | null;
  /** Whether the session has been read, with or without a user. */
  known: boolean;
  /** The password was right, and a code of the authenticator app is needed before anyone is signed in (P6). */
  needsSecondFactor: boolean;
  /** The result of the code or token in the address, once exchanged. */
  callback: CallbackOutcome | null;
  /** True after a log-out in this tab, until the next sign-in. */
  loggedOut: boolean;
  /** Throws what the service reported. */
  signIn: (credentials: Credentials) => Promise<{ needsSecondFactor: boolean }>;
  /** Throws what the service reported. The account has no session until its address is confirmed (D9). */
  signUp: (credentials: Credentials) => Promise<void>;
  /** Signs in by the code of a password-reset email. Throws the service's error. */
  signInByCode: (email: string, code: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** Ends a sign-in that still needs its second factor. */
  cancelSignIn: () => Promise<void>;
}

const SessionContext = createContext<SessionState | null>(null);

export function useSession(): SessionState {
  const session = use(SessionContext);
  if (!session) throw new Error("The session is missing: this was rendered outside SessionProvider.");
  return session;
}

/**
 * Whether the account menu takes the place of Log In and Try Free: for the signed-in, where account screens exist (P6, D10).
 * Deferred, so that the two stay until the menu has been fetched and the bar has no gap in between.
 */
export function useHasAccountMenu(): boolean {
  const { accountScreens } = useProfile();
  const { user } = useSession();
  return useDeferredValue(accountScreens && user !== null);
}

/**
 * Who is signed in (S4.3). The authentication library is fetched only when storage or the address holds a session,
 * when another tab signs in, or when the visitor does.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { backend, siteUrl } = usePublicSettings();
  const { accountScreens } = useProfile();
  const { owner, known, callback, setCallback, loggedOut, setLoggedOut, follow, logUser } =
    useFollowedSession(accountScreens);

  const state = useMemo<SessionState>(() => {
    const needsSecondFactor = accountScreens && owner?.needsSecondFactor === true;
    return {
      user: owner && !needsSecondFactor ? { id: owner.id, email: owner.email } : null,
      known,
      needsSecondFactor,
      callback,
      loggedOut,
      async signIn(credentials) {
        await follow();
        const signedIn = await auth.signIn(backend, credentials);
        setCallback(null);
        void logUser();
        return { needsSecondFactor: accountScreens && signedIn.needsSecondFactor };
      },
      async signUp(credentials) {
        const landing = accountScreens && (await import("#app/lib/confirm-landing.ts")).confirmLanding(siteUrl);
        await auth.signUp(backend, credentials, landing || null);
      },
      async signInByCode(email, code) {
        await follow();
        await auth.signInByCode(backend, email, code);
        setCallback(null);
      },
      async signOut() {
        await auth.signOut(backend);
        setLoggedOut(true);
      },
      cancelSignIn: () => auth.signOut(backend),
    };
  }, [owner, known, callback, loggedOut, accountScreens, backend, siteUrl, follow, logUser, setCallback, setLoggedOut]);
  return <SessionContext value={state}>{children}</SessionContext>;
}

/** Subscribes to the session events once there is a session or a callback. */
function useFollowedSession(accountScreens: boolean) {
  const { backend } = usePublicSettings();
  const navigate = useNavigate();
  const [owner, setOwner] = useState<SessionOwner | null>(null);
  const [told, setTold] = useState(false);
  const [callback, setCallback] = useState<CallbackOutcome | null>(null);
  const [loggedOut, setLoggedOut] = useState(false);
  const stop = useRef<Promise<() => void>>(undefined);

  const logUser = useCallback(() => auth.readUser(backend).then(({ id }) => console.log(id), console.error), [backend]);

  /** After an emailed link or a provider's sign-in: exchanges the code in the address, and removes it from there. */
  const enter = useCallback(async () => {
    if (!auth.isAuthCallback()) return;
    const { readCallback } = await import("./callback-outcome.ts");
    const taken = await readCallback(backend, accountScreens);
    setCallback(taken);
    if (taken) void navigate(taken, { replace: true, preventScrollReset: true });
  }, [backend, navigate, accountScreens]);

  const follow = useCallback(() => {
    const listen = () =>
      auth.followSession(backend, (event, current) => {
        setOwner(current);
        if (event === "SIGNED_IN") setLoggedOut(false);
        if (event === "INITIAL_SESSION") setTold(true);
        // The library waits for its listeners, so a call to it must not start inside one.
        if (event === "INITIAL_SESSION" && current) setTimeout(logUser);
        if (event === "PASSWORD_RECOVERY" && accountScreens) void navigate(accountPaths.setPassword, { replace: true });
      });
    stop.current ??= enter().then(listen);
    stop.current.catch(() => {
      stop.current = undefined;
      setTold(true);
    });
    return stop.current;
  }, [backend, enter, logUser, navigate, accountScreens]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (auth.isNewSession(event)) follow().catch(console.error);
    };
    if (auth.expectsSession()) follow().catch(console.error);
    // Every component that uses the session renders again after this, so it must not delay a tap.
    else startTransition(() => setTold(true));
    addEventListener("storage", onStorage);
    return () => {
      removeEventListener("storage", onStorage);
      stop.current?.then(
        (unfollow) => unfollow(),
        () => {},
      );
      stop.current = undefined;
    };
  }, [follow]);

  return { owner, known: told, callback, setCallback, loggedOut, setLoggedOut, follow, logUser };
}
