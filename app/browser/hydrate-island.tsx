import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { fromJson } from "#content/message.ts";
import { noteFields } from "./early-fields.ts";
import { PublicSettingsProvider, readPublicSettings } from "./public-settings.tsx";

/**
 * Resolves when the island reacts to input. An error in it leaves the rest of the page alone and restores the island as it was served; the
 * promise rejects, or `onError` gets a later one.
 */
export function hydrateIsland(
  island: HTMLElement,
  Part: ComponentType,
  props: string,
  onError: (error: unknown) => void,
): Promise<void> {
  // A control that was pressed is marked while it waits (early-events.ts).
  const served = island.innerHTML.replaceAll(' data-waiting=""', "");
  const repeatFields = noteFields(island);
  return new Promise((resolve, reject) => {
    let repeated: Promise<void>;
    let report = reject;
    const onCommit = (): void => {
      repeated = repeatFields();
    };
    const onReady = (): void => {
      report = onError;
      resolve(repeated);
    };
    const root = hydrateRoot(
      island,
      <PublicSettingsProvider value={readPublicSettings()}>
        <Hydrated onCommit={onCommit} onReady={onReady}>
          <Part {...(fromJson(props) as object)} />
        </Hydrated>
      </PublicSettingsProvider>,
      {
        identifierPrefix: island.dataset.prefix ?? "",
        onUncaughtError(error) {
          // React is at work here, and can't be ended before it is done.
          queueMicrotask(() => {
            root.unmount();
            island.innerHTML = served;
            report(error);
          });
        },
      },
    );
  });
}

function Hydrated({
  onCommit,
  onReady,
  children,
}: { children: ReactNode } & Record<"onCommit" | "onReady", () => void>) {
  // At once, before a visitor does more, but React handles no event while it commits.
  useLayoutEffect(() => queueMicrotask(onCommit), [onCommit]);
  useEffect(onReady, [onReady]);
  return children;
}
