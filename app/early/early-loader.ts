declare global {
  interface Window {
    /** What the inline scripts keep for React. */
    __larkpost?: {
      /** The element that opened each dialog before React arrived, by the dialog's id. */
      commands: Record<string, HTMLElement | undefined>;
      /** What the page reads on arrival (`data-read`), by its absolute address as the data client spells it. */
      read?: { address: string; answer: Promise<Response> };
    };
  }
}

/** Inlined at the top of every page: what its first paint needs, and what waits for React. One text, so one hash in the policy. */
import { readStored } from "#shared/browser-storage.ts";
import { deferredModule, deferredScript, hydratedEvent, rootClasses, storageKeys } from "#shared/page-names.ts";
import { standInForCommands } from "./command-fallback.ts";
import { turnOnLateSheets } from "./late-sheets.ts";
import { holdForReact } from "./replay.ts";

const root = document.documentElement;
const { afterLoad = "" } = document.currentScript?.dataset ?? {};
/** Events that show a visitor is there: React is loaded at the first. */
const intents = "pointerdown keydown touchstart focusin pointerover pointermove wheel scroll".split(" ");
/** React hydrates the whole page at once to answer one of these events, so they are withheld from it while it hydrates step by step. */
const unheard = [
  ..."pointerdown pointerup mousedown mouseup touchstart touchend click keydown keypress keyup".split(" "),
  ..."beforeinput textInput input change compositionstart compositionend".split(" "),
];
const stopEvent = (event: Event): void => event.stopPropagation();

// A browser with popovers has everything that the scripts need. Others keep the page as it is without scripts (older-browsers.ts).
if ("popover" in root) start();

function start(): void {
  root.classList.add(rootClasses.scripts);
  const theme = readStored(storageKeys.theme);
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  goOnAfterReload();
  noteOpeners();
  if (!("CommandEvent" in window)) standInForCommands();
  // The hash and the history state, which the server does not see, may name another part of the page than the served one.
  const choice = location.hash || history.state?.usr ? ",[data-hydrate=choice]" : "";
  if (choice) root.classList.add(rootClasses.chosen);
  const showServed = (): void => root.classList.remove(rootClasses.chosen);
  setTimeout(showServed, 5_000);

  const firstPaint = new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
  });
  // Fonts and the styles of closed parts would delay the first paint.
  firstPaint.then(turnOnLateSheets);

  let started = false;
  const hydrate = (): void => {
    if (started) return;
    started = true;
    for (const name of intents) removeEventListener(name, hydrate, true);
    for (const name of unheard) addEventListener(name, stopEvent, true);
    loadModulesAhead();
    for (const { dataset, text, nonce } of deferredScripts()) {
      const script = document.createElement("script");
      document.head.append(Object.assign(script, { type: dataset.type ?? "", text, nonce, onerror: giveUp }));
    }
    setTimeout(giveUp, 10_000);
    addEventListener("unhandledrejection", giveUp);
  };
  const replay = holdForReact(hydrate);
  const release = (): void => {
    for (const name of unheard) removeEventListener(name, stopEvent, true);
    removeEventListener("unhandledrejection", giveUp);
  };
  // Without its scripts, or while they take too long, the page works as it was served.
  const giveUp = (): void => {
    release();
    showServed();
    replay.letGo();
  };
  addEventListener(hydratedEvent, () => {
    release();
    replay.run();
  });

  addEventListener("DOMContentLoaded", () => {
    if (deferredScripts().length === 0) {
      // An error page works as it does without scripts.
      root.classList.remove(rootClasses.scripts);
      return giveUp();
    }
    const comesBack = /[#&?](access_token|error|code|conversation)=/.test(location.href);
    // The page shows what the server doesn't know: the session, the visitor's own line.
    const isKnown = readStored(storageKeys.session) || readStored(storageKeys.ownLine, "sessionStorage");
    if (comesBack || isKnown || document.querySelector(`[data-hydrate=now]${choice}`)) firstPaint.then(hydrate);
    else for (const name of intents) addEventListener(name, hydrate, { capture: true, passive: true });
    // Also in a tab that is never painted.
    setTimeout(hydrate, 3_000);
  });
  addEventListener("load", () => {
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    firstPaint.then(() =>
      whenIdle(() => {
        loadModulesAhead();
        import(/* @vite-ignore */ afterLoad).catch(console.warn);
      }),
    );
  });
}

function deferredScripts(): NodeListOf<HTMLScriptElement> {
  return document.querySelectorAll(`[type="${deferredScript}"]`);
}

function loadModulesAhead(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`[rel=${deferredModule}]`)) link.rel = "modulepreload";
}

/** Records the button that opened a dialog before hydration, for `useOpener`. */
function noteOpeners(): void {
  const commands: Record<string, HTMLElement | undefined> = {};
  window.__larkpost = { commands };
  const note = ({ target, source }: Event & { source?: HTMLElement }): void => {
    commands[(target as Element).id] = source;
  };
  addEventListener("command", note, true);
}

/** React Router reloads the page when the next page's script is missing; this then goes to the requested page (S2.5). */
function goOnAfterReload(): void {
  const destination = readStored(storageKeys.destination, "sessionStorage");
  if (!destination) return;
  sessionStorage.removeItem(storageKeys.destination);
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "reload") location.replace(destination);
}
