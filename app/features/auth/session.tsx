import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Credentials } from "#app/data/auth.ts";
import * as auth from "#app/data/auth.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";

export interface SessionUser {
  id: string;
  email: string;
}

interface SessionState {
  user: SessionUser | null;
  /** True after this visitor logged out here, until someone signs in again. */
  loggedOut: boolean;
  /** Throws what the service reported. */
  signIn: (credentials: Credentials) => Promise<void>;
  /** Throws what the service reported. The account has no session until its address is confirmed (D9). */
  signUp: (credentials: Credentials) => Promise<void>;
  signOut: () => Promise<void>;
}

const SessionContext = createContext<SessionState | null>(null);

export function useSession(): SessionState {
  const session = use(SessionContext);
  if (!session) throw new Error("The session is missing: this was rendered outside SessionProvider.");
  return session;
}

/**
 * Who is signed in (S4.3). The authentication library is fetched only when storage or the address holds a session,
 * when another tab signs in, or when the visitor does.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { backend } = usePublicSettings();
  const [user, setUser] = useState<SessionUser | null>(null);
  const [loggedOut, setLoggedOut] = useState(false);
  const stop = useRef<Promise<() => void>>(undefined);

  const logUser = useCallback(() => auth.readUser(backend).then(({ id }) => console.log(id), console.error), [backend]);

  const follow = useCallback(() => {
    stop.current ??= auth.followSession(backend, (event, session) => {
      setUser(session ? { id: session.user.id, email: session.user.email ?? "" } : null);
      if (event === "SIGNED_IN") setLoggedOut(false);
      // The library waits for its listeners, so a call to it must not start inside one.
      if (event === "INITIAL_SESSION" && session) setTimeout(logUser);
    });
    stop.current.catch(() => {
      stop.current = undefined;
    });
    return stop.current;
  }, [backend, logUser]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === auth.sessionKey && event.newValue) follow().catch(console.error);
    };
    if (auth.expectsSession()) follow().catch(console.error);
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

  const state = useMemo<SessionState>(
    () => ({
      user,
      loggedOut,
      async signIn(credentials) {
        await follow();
        await auth.signIn(backend, credentials);
        void logUser();
      },
      signUp: (credentials) => auth.signUp(backend, credentials),
      async signOut() {
        await auth.signOut(backend);
        setLoggedOut(true);
      },
    }),
    [user, loggedOut, backend, follow, logUser],
  );
  return <SessionContext value={state}>{children}</SessionContext>;
}
