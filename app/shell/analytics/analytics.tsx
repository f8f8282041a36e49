import { useProfile } from "#app/browser/profile.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import goatcounter from "./goatcounter.ts?inline-script";
import plausible from "./plausible.ts?inline-script";
import umami from "./umami.ts?inline-script";
import vitals from "./vitals.ts?script-address";

const scripts = { goatcounter, plausible, umami };

export function Analytics() {
  const { analytics } = usePublicSettings();
  const { cookieNotice } = useProfile();
  if (!analytics) return null;
  return (
    <script
      data-to={analytics.endpoint}
      data-site={analytics.id}
      data-asks={cookieNotice === "remembered" || undefined}
      data-vitals={vitals}
      dangerouslySetInnerHTML={{ __html: scripts[analytics.service] }}
    />
  );
}
