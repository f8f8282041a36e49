import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import sprite from "#app/drawings/sprite.svg";
import { hydratedEvent } from "#shared/page-names.ts";
import { takeThreadLink } from "#app/lib/thread-link.ts";
import { PublicSettingsProvider, readPublicSettings } from "#app/lib/public-settings.tsx";

/**
 * Tells the early loader that React answers from here on, so that it replays what was clicked before.
 * It wraps the router, because a sibling would shift the ids of `useId` away from those of the server.
 */
function AnnounceHydration({ children }: { children: ReactNode }) {
  useEffect(() => {
    performance.mark("hydrated");
    document.documentElement.dataset.hydrated = "";
    dispatchEvent(new Event(hydratedEvent));
    // The served page has its own symbols; later renders use the file, which is loaded into the cache here.
    fetch(sprite, { priority: "low" }).catch(() => {});
  }, []);
  return children;
}

// Before the router reads the address.
takeThreadLink();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PublicSettingsProvider value={readPublicSettings()}>
        <AnnounceHydration>
          <HydratedRouter />
        </AnnounceHydration>
      </PublicSettingsProvider>
    </StrictMode>,
  );
});
