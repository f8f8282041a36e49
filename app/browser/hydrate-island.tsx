import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { fromJson } from "#content/message.ts";
import { PublicSettingsProvider, readPublicSettings } from "#app/lib/public-settings.tsx";

/**
 * Resolves when the island reacts to input. An error in it leaves the rest of the page alone and restores the island as it was served; the
 * promise rejects, or `onError` is told of a later one.
 */
export function hydrateIsland(
  island: HTMLElement,
  Part: ComponentType,
  onError: (error: unknown) => void,
): Promise<void> {
  const { props = "{}", prefix: identifierPrefix = "" } = island.dataset;
  // A control that was pressed is marked while it waits (start.ts).
  const served = island.innerHTML.replaceAll(' data-waiting=""', "");
  return new Promise((resolve, reject) => {
    let tell = reject;
    const onReady = (): void => {
      tell = onError;
      resolve();
    };
    const root = hydrateRoot(
      island,
      <PublicSettingsProvider value={readPublicSettings()}>
        <Ready onReady={onReady}>
          <Part {...(fromJson(props) as object)} />
        </Ready>
      </PublicSettingsProvider>,
      {
        identifierPrefix,
        onUncaughtError(error) {
          // React is at work here, and can't be ended before it is done.
          queueMicrotask(() => {
            root.unmount();
            island.innerHTML = served;
            tell(error);
          });
        },
      },
    );
  });
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}
