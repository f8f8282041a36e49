import { usePublicSettings } from "./public-settings.tsx";
import { type Profile, profiles } from "#content/profiles.ts";
import { isOwnBackend } from "#app/data/own-backend.ts";
import type { PublicSettings } from "#shared/public-settings.ts";

/** What the site offers, by the profile of its settings. */
export function useProfile(): Profile {
  return profiles[usePublicSettings().profile];
}

/** Whether the data that the footer's forms send is stored (P2, P3): only this site's own backend stores it. */
export function storesSubscriptions({ profile, backend }: PublicSettings): boolean {
  return profiles[profile].subscriptions === "stored" && isOwnBackend(backend);
}
