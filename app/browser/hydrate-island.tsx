import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { noteFields } from "./early-fields.ts";
import type { readServedWords } from "./untranslate.ts";
import { PublicSettingsProvider, readPublicSettings } from "./public-settings.tsx";

interface IslandPart {
  Part: ComponentType;
  loadServedWords: () => Promise<{ readServedWords: typeof readServedWords }>;
}

/**
 * Resolves once the island is interactive. On an error, restores the served HTML and rejects, or calls `onError` if already resolved.
 * React resets fields and handles no events before it commits, so early input is replayed in the next microtask. A root can't be
 * unmounted while React reports an error.
 */
export async function hydrateIsland(
  island: HTMLElement,
  { Part, loadServedWords }: IslandPart,
  props: string,
  onError: (error: unknown) => void,
): Promise<void> {
  const { childNodes: before } = island.cloneNode(true);
  const repeatFields = noteFields(island);
  // Browser translation wraps all text in <font> elements, which the site never uses.
  const untranslate = island.querySelector("font") && (await (await loadServedWords()).readServedWords(island));
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
    const element = (
      <PublicSettingsProvider value={readPublicSettings()}>
        <Hydrated onCommit={onCommit} onReady={onReady}>
          <Part {...JSON.parse(props)} />
        </Hydrated>
      </PublicSettingsProvider>
    );
    const hydrate = (): Root => {
      [...island.querySelectorAll<HTMLElement>("*")].filter(isAdded).forEach((added) => added.remove());
      untranslate?.();
      return hydrateRoot(island, element, {
        identifierPrefix: island.dataset.prefix ?? "",
        onUncaughtError(error) {
          queueMicrotask(() => {
            root.unmount();
            island.replaceChildren(...before);
            // A control that was pressed early is still marked as waiting (island-triggers.ts).
            for (const control of island.querySelectorAll("[data-waiting]")) control.removeAttribute("data-waiting");
            report(error);
          });
        },
      });
    };
    // Hydrates in the same task that restores the words, before the translator changes them again.
    const root = untranslate ? flushSync(hydrate) : hydrate();
  });
}

/** Password managers insert elements next to fields. React would then discard the served HTML, which closes open dialogs. */
const isAdded = ({ localName, dataset }: HTMLElement): boolean =>
  localName.includes("-") || dataset.lastpassIconRoot !== undefined;

function Hydrated({
  onCommit,
  onReady,
  children,
}: { children: ReactNode } & Record<"onCommit" | "onReady", () => void>) {
  useLayoutEffect(() => queueMicrotask(onCommit), [onCommit]);
  useEffect(onReady, [onReady]);
  return children;
}
