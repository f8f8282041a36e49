import { InlineScript } from "#app/browser/inline-script.tsx";
import { useProfile } from "#app/browser/profile.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { storageKeys } from "#shared/storage-keys.ts";
import goatcounter from "./goatcounter.ts?worker&url";
import plausible from "./plausible.ts?worker&url";
import umami from "./umami.ts?worker&url";
import vitals from "./vitals.ts?worker&url";

const scripts = { goatcounter, plausible, umami };

export function Analytics() {
  const { analytics } = usePublicSettings();
  const { cookieNotice } = useProfile();
  if (!analytics) return null;
  return (
    <InlineScript
      src={scripts[analytics.service]}
      data-to={analytics.endpoint}
      data-site={analytics.id}
      data-asks={cookieNotice === "remembered" ? storageKeys.consent : undefined}
      data-vitals={vitals}
    />
  );
}
