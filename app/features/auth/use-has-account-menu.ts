import { useDeferredValue } from "react";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { profiles } from "#content/profiles.ts";
import { useSession } from "./session.tsx";

/**
 * Whether the account menu takes the place of Log In and Try Free: for the signed-in, where account screens exist (P6, D10).
 * Deferred, so that the two stay until the menu has been fetched and the bar has no gap in between.
 */
export function useHasAccountMenu(): boolean {
  const { profile } = usePublicSettings();
  const { user } = useSession();
  return useDeferredValue(profiles[profile].accountScreens && user !== null);
}
