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
import { confirmLanding } from "#app/lib/confirm-landing.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { accountPaths } from "#content/navigation.ts";
import { profiles } from "#content/profiles.ts";
import type { Arrival } from "./arrival.ts";

export interface SessionUser {
  id: string;
  email: string;
}

interface SessionState {
  user: SessionUser | null;
  /** Whether it is known who is signed in, if anyone. */
  known: boolean;
  /** The password was right and a code of the authenticator app is still owed; nobody is signed in until then (P6). */
  owesSecondStep: boolean;
  /** What became of the code or token that the address came with, once that is known. */
  arrived: Arrival | null;
  /** True after this visitor logged out here, until someone signs in again. */
  loggedOut: boolean;
  /** Throws what the service reported. */
  signIn: (credentials: Credentials) => Promise<{ owesSecondStep: boolean }>;
  /** Throws what the service reported. The account has no session until its address is confirmed (D9). */
  signUp: (credentials: Credentials) => Promise<void>;
  /** Signs in by the code of the letter to reset a password. Throws what the service reported. */
  signInByCode: (email: string, code: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** Gives up a sign-in whose second step is owed. */
  abandon: () => Promise<void>;
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
  const { profile } = usePublicSettings();
  const { user } = useSession();
  return useDeferredValue(profiles[profile].accountScreens && user !== null);
}

/**
 * Who is signed in (S4.3). The authentication library is fetched only when storage or the address holds a session,
 * when another tab signs in, or when the visitor does.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { backend, siteUrl, profile } = usePublicSettings();
  const { accountScreens } = profiles[profile];
  const { owner, known, arrived, setArrived, loggedOut, setLoggedOut, follow, logUser } =
    useFollowedSession(accountScreens);

  const state = useMemo<SessionState>(() => {
    const owesSecondStep = accountScreens && owner?.owesSecondStep === true;
    return {
      user: owner && !owesSecondStep ? { id: owner.id, email: owner.email } : null,
      known,
      owesSecondStep,
      arrived,
      loggedOut,
      async signIn(credentials) {
        await follow();
        const signedIn = await auth.signIn(backend, credentials);
        setArrived(null);
        void logUser();
        return { owesSecondStep: accountScreens && signedIn.owesSecondStep };
      },
      signUp: async (credentials) =>
        auth.signUp(backend, credentials, accountScreens ? await confirmLanding(siteUrl) : null),
      async signInByCode(email, code) {
        await follow();
        await auth.signInByCode(backend, email, code);
        setArrived(null);
      },
      async signOut() {
        await auth.signOut(backend);
        setLoggedOut(true);
      },
      abandon: () => auth.signOut(backend),
    };
  }, [owner, known, arrived, loggedOut, accountScreens, backend, siteUrl, follow, logUser, setArrived, setLoggedOut]);
  return <SessionContext value={state}>{children}</SessionContext>;
}

/** The session events, from the moment on at which there is something to follow. */
function useFollowedSession(accountScreens: boolean) {
  const { backend } = usePublicSettings();
  const navigate = useNavigate();
  const [owner, setOwner] = useState<SessionOwner | null>(null);
  const [told, setTold] = useState(false);
  const [arrived, setArrived] = useState<Arrival | null>(null);
  const [loggedOut, setLoggedOut] = useState(false);
  const stop = useRef<Promise<() => void>>(undefined);

  const logUser = useCallback(() => auth.readUser(backend).then(({ id }) => console.log(id), console.error), [backend]);

  /** Only where a letter or a provider led to: exchanges what the address came with, and takes it out. */
  const enter = useCallback(async () => {
    if (!auth.isArrival()) return;
    const { takeArrival } = await import("./arrival.ts");
    const taken = await takeArrival(backend, accountScreens);
    setArrived(taken);
    // The letter's link may have led elsewhere, where its own address is not allowed.
    const isRecovery = taken.outcome === "signed-in" && taken.type === "recovery";
    const pathname = isRecovery && accountScreens ? accountPaths.setPassword : location.pathname;
    void navigate({ pathname, search: taken.search }, { replace: true, preventScrollReset: true });
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
    // Every part that asks who is signed in renders again for this, so it must not hold up a tap.
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

  return { owner, known: told, arrived, setArrived, loggedOut, setLoggedOut, follow, logUser };
}
