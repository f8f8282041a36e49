import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { fromJson } from "#content/message.ts";
import { PublicSettingsProvider, readPublicSettings } from "#app/lib/public-settings.tsx";

/**
 * Resolves when the island reacts to input. An error in it, then or later, leaves the rest of the page alone and restores the island as it was
 * served; before it reacts, it also rejects.
 * @param onCommit called when React has taken the elements over, before anything else happens to them
 */
export function hydrateIsland(island: HTMLElement, Part: ComponentType, onCommit: () => void): Promise<void> {
  const { props = "{}", prefix: identifierPrefix = "" } = island.dataset;
  const served = island.innerHTML;
  return new Promise((resolve, reject) => {
    hydrateRoot(
      island,
      <PublicSettingsProvider value={readPublicSettings()}>
        <Ready onCommit={onCommit} onReady={resolve}>
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

interface ReadyProps {
  onCommit: () => void;
  onReady: () => void;
  children: ReactNode;
}

function Ready({ onCommit, onReady, children }: ReadyProps) {
  // React handles no event while it commits.
  useLayoutEffect(() => queueMicrotask(onCommit), [onCommit]);
  useEffect(() => onReady(), [onReady]);
  return children;
}
