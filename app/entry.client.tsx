import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { PublicSettingsProvider, readPublicSettings } from "#app/lib/public-settings.tsx";

/** Tells the early loader that React answers from here on, so that it replays what was clicked before. */
function AnnounceHydration() {
  useEffect(() => {
    performance.mark("hydrated");
    document.documentElement.dataset.hydrated = "";
    dispatchEvent(new Event("larkpost:hydrated"));
  }, []);
  return null;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PublicSettingsProvider value={readPublicSettings()}>
        <HydratedRouter />
        <AnnounceHydration />
      </PublicSettingsProvider>
    </StrictMode>,
  );
});
