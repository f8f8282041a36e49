import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { fromJson } from "#content/message.ts";
import { PublicSettingsProvider, readPublicSettings } from "./public-settings.tsx";

interface IslandEvents {
  /** React has taken the elements over, and nothing else has happened to them yet. */
  onCommit: () => void;
  /** An error after the island reacted to input. */
  onError: (error: unknown) => void;
}

/**
 * Resolves when the island reacts to input. An error in it leaves the rest of the page alone and restores the island as it was served; the
 * promise rejects, or `onError` is told of a later one.
 */
export function hydrateIsland(
  island: HTMLElement,
  Part: ComponentType,
  props: string,
  { onCommit, onError }: IslandEvents,
): Promise<void> {
  const { prefix: identifierPrefix = "" } = island.dataset;
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
        <Ready onCommit={onCommit} onReady={onReady}>
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

interface ReadyProps {
  onCommit: () => void;
  onReady: () => void;
  children: ReactNode;
}

function Ready({ onCommit, onReady, children }: ReadyProps) {
  // React handles no event while it commits.
  useLayoutEffect(() => queueMicrotask(onCommit), [onCommit]);
  useEffect(onReady, [onReady]);
  return children;
}
