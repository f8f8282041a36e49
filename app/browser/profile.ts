import { usePublicSettings } from "./public-settings.tsx";
import { type Profile, profiles } from "#content/profiles.ts";
import { isOwnBackend } from "#app/data/own-backend.ts";
import type { PublicSettings } from "#shared/public-settings.ts";

export function useProfile(): Profile {
  return profiles[usePublicSettings().profile];
}

/** Only this site's backend stores subscriptions (P2, P3). */
export function storesSubscriptions({ profile, backend }: PublicSettings): boolean {
  return profiles[profile].subscriptions === "stored" && isOwnBackend(backend);
}
