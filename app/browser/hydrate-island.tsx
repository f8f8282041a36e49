import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { fromJson } from "#content/message.ts";
import { PublicSettingsProvider, readPublicSettings } from "#app/lib/public-settings.tsx";

/**
 * Resolves when the island reacts to input. An error in it, then or later, leaves the rest of the page alone and restores the island as it was
 * served; before it reacts, it also rejects.
 */
export function hydrateIsland(island: HTMLElement, Part: ComponentType): Promise<void> {
  const { props = "{}", prefix: identifierPrefix = "" } = island.dataset;
  const served = island.innerHTML;
  return new Promise((resolve, reject) => {
    hydrateRoot(
      island,
      <PublicSettingsProvider value={readPublicSettings()}>
        <Ready onReady={resolve}>
          <Part {...(fromJson(props) as object)} />
        </Ready>
      </PublicSettingsProvider>,
      {
        identifierPrefix,
        onUncaughtError(error) {
          console.error(error);
          island.innerHTML = served;
          reject(error);
        },
      },
    );
  });
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(() => onReady(), [onReady]);
  return children;
}
