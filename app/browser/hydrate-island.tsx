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
 * Resolves when the island reacts. On an error it is restored as served, and the promise rejects or `onError` hears it.
 * React empties a failed root's element, so a copy of its nodes is kept. It resets fields and handles no event before
 * it commits: early input is replayed in the microtask after. A root can't be unmounted while React reports an error.
 */
export async function hydrateIsland(
  island: HTMLElement,
  { Part, loadServedWords }: IslandPart,
  props: string,
  onError: (error: unknown) => void,
): Promise<void> {
  const { childNodes: before } = island.cloneNode(true);
  const repeatFields = noteFields(island);
  // A translator wraps every text in <font> elements, and the site has none.
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
            // A control pressed before was marked as waiting (island-triggers.ts).
            for (const control of island.querySelectorAll("[data-waiting]")) control.removeAttribute("data-waiting");
            report(error);
          });
        },
      });
    };
    // Synchronously with the words, before the translator changes them again.
    const root = untranslate ? flushSync(hydrate) : hydrate();
  });
}

/** Password managers add elements next to fields. If React finds one, it renders anew and closes dialogs. */
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
