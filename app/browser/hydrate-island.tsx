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
 * Resolves when the island reacts to input. An error in it leaves the rest of the page alone and restores the island as it stood before; the
 * promise rejects, or `onError` gets a later one.
 *
 * React decides when what happens. It empties the element of a root that fails, so a copy of its nodes waits, with what is typed in them, which
 * markup would not have. It puts the served values back into fields while it hydrates, and hears no event before it has committed, so what
 * was typed is entered in the microtask after the commit, before a visitor can do more. And a root can't be ended while React works on it, which is
 * when it reports an error, so that waits for a microtask too.
 */
export async function hydrateIsland(
  island: HTMLElement,
  { Part, loadServedWords }: IslandPart,
  props: string,
  onError: (error: unknown) => void,
): Promise<void> {
  const { childNodes: before } = island.cloneNode(true);
  const repeatFields = noteFields(island);
  // A translator wraps every text in such elements, and the site has none.
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
            // A control that was pressed was marked while it waited (island-triggers.ts).
            for (const control of island.querySelectorAll("[data-waiting]")) control.removeAttribute("data-waiting");
            report(error);
          });
        },
      });
    };
    // In one go with the words, before the translator is at them again.
    const root = untranslate ? flushSync(hydrate) : hydrate();
  });
}

/**
 * Password managers and spelling checkers put elements of their own beside fields, and put them there again. Where React finds one, it renders the
 * island anew, and a dialog is closed while somebody types in it. The site has no custom elements.
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
