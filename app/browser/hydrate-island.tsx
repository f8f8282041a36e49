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
 * Resolves when the island reacts to input. An error leaves the rest of the page alone and restores the island as served; the promise
 * rejects, or `onError` gets a later error. React empties the element of a failed root, so a copy of its nodes is kept, with the input that
 * markup would lose. React resets fields while it hydrates and handles no event before it commits, so early input is replayed in the
 * microtask after the commit, before a visitor can do more. A root can't be unmounted while React works on it, which is when it reports an
 * error, so that waits for a microtask too.
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

/**
 * Password managers and spelling checkers insert their own elements next to fields. If React finds one, it renders the island anew, and a
 * dialog closes while somebody types in it. The site has no custom elements.
 */
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
