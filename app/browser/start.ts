/** Inlined at the top of every page: what its first paint needs, and what waits for the islands. One text, so one hash in the policy. */
import { readStored } from "#shared/browser-storage.ts";
import { rootClasses, storageKeys } from "#shared/page-names.ts";
import { linkParameter } from "#shared/threads.ts";
import { applyAccepted, hideAcceptedNotice } from "./accepted-notice.ts";
import { carryChosenService, takeChosenService } from "./chosen-service.ts";
import type { Known } from "./island.tsx";
import { applyLateSheets } from "./late-sheets.ts";
import { standInForCommands } from "./stand-in-for-commands.ts";
import { applyTheme, toggleTheme } from "./theme.ts";

type Runtime = typeof import("./islands.ts");

const root = document.documentElement;
const { islands = "", failed = "" } = document.currentScript?.dataset ?? {};
/** Events that show that a visitor is about to use an island. */
const intents = ["pointerdown", "touchstart", "focusin", "keydown"];
/** Buttons that the browser handles by itself. */
const native = "[commandfor],[popovertarget],[formmethod=dialog],form[method=dialog] button";

function start(): void {
  root.classList.add(rootClasses.scripts);
  applyTheme();
  hideAcceptedNotice();
  takeChosenService();
  // Hides the served choice where the address makes another one, until its island shows that.
  root.classList.toggle(rootClasses.chosen, Boolean(isKnown.address()));
  if (!("CommandEvent" in window)) standInForCommands();

  const firstPaint = new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
  });
  // Fonts and the styles of closed parts would delay the first paint.
  firstPaint.then(applyLateSheets);
  for (const name of intents) addEventListener(name, onIntent, { capture: true, passive: true });
  addEventListener("command", onCommand, true);
  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  document.addEventListener("click", carryChosenService);
  // A photo that can't be loaded leaves the drawing under it (S7.7).
  addEventListener("error", ({ target }) => (target as Element).matches?.("img[data-photo]") && (target as Element).remove(), true);
  // Another tab may have signed in, and the address may make another choice.
  for (const name of ["storage", "hashchange", "popstate"]) addEventListener(name, () => wakeKnown());
  addEventListener("DOMContentLoaded", () => firstPaint.then(() => wakeKnown("[data-when=now]")));
  addEventListener("load", () => {
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    firstPaint.then(() =>
      whenIdle(() => {
        // What moves by itself would delay the first paints of a slow phone.
        root.classList.add(rootClasses.loaded);
        load().then(({ enhance, wakeNear }) => {
          enhance();
          wakeNear();
        }, console.warn);
      }),
    );
  });
  // A page from the browser's cache is as it was left.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    applyTheme();
    applyAccepted();
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog:modal")) dialog.close();
    for (const popover of document.querySelectorAll<HTMLElement>("[popover=auto]:popover-open")) popover.hidePopover();
    wakeKnown();
  });
}

let runtime: Promise<Runtime> | undefined;

function load(): Promise<Runtime> {
  runtime ??= import(/* @vite-ignore */ islands);
  runtime.catch(() => {
    // A script that could not be fetched may be there at the next press.
    runtime = undefined;
  });
  return runtime;
}

/** Resolves to whether the island reacts to input. */
const wake = (island: HTMLElement): Promise<boolean> => load().then((loaded) => loaded.wake(island), () => false);

/** Whether the browser knows what the server did not. */
const isKnown: Record<Known, () => unknown> = {
  address: () => location.search || location.hash || history.state?.selectedService,
  chat: () => location.hash.includes(`${linkParameter}=`) || readStored(storageKeys.openChat, "sessionStorage"),
  line: () => readStored(storageKeys.ownLine, "sessionStorage"),
  plans: () => readStored(storageKeys.plans),
  session: () =>
    readStored(storageKeys.session) || /[#&?](access_token|error|error_code|code|message)=/.test(location.search + location.hash),
};

/** Wakes the islands that show what the browser knows, and those of the selector. */
function wakeKnown(selector = ":not(*)"): void {
  const known = [...document.querySelectorAll<HTMLElement>("[data-island]")].filter(
    (island) =>
      island.matches(selector) || island.dataset.now?.split(" ").some((name) => isKnown[name as Known]()),
  );
  Promise.all(known.map(wake)).then(() => root.classList.remove(rootClasses.chosen));
}

const isAsleep = (island: HTMLElement | null | undefined): island is HTMLElement => island?.dataset.awake === undefined && island != null;

/** The island of an element, or the control that waits for its script (`data-waits`), if it does not react yet. */
function asleepAround(target: EventTarget | null): HTMLElement | null {
  const island = (target as Element | null)?.closest?.<HTMLElement>("[data-island],[data-enhance][data-waits]");
  return isAsleep(island) ? island : null;
}

function onIntent({ target }: Event): void {
  const opener = (target as Element).closest?.("[commandfor],[popovertarget]");
  const layer = opener && document.getElementById((opener.getAttribute("commandfor") ?? opener.getAttribute("popovertarget")) as string);
  for (const island of [asleepAround(target), asleepAround(layer), layer?.querySelector<HTMLElement>("[data-island]")]) {
    if (isAsleep(island)) void wake(island);
  }
}

/** The dialog opens at once; its island is told when it can hear it. */
function onCommand(event: Event & { command?: string; source?: HTMLElement }): void {
  const { target, command, source } = event;
  const island = asleepAround(target);
  if (island) wake(island).then((isAwake) => isAwake && target?.dispatchEvent(Object.assign(new Event("command"), { command, source })));
}

/** What only an island can answer waits, in order, until it does. */
function onClick(event: MouseEvent): void {
  if ((event.target as Element).closest("[data-theme-switch]")) toggleTheme();
  if (!event.isTrusted || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const control = (event.target as Element).closest<HTMLElement>("button,[role=tab],a[data-waits]");
  const island = asleepAround(control);
  if (!control || !island || control.matches(native) || ((control as HTMLButtonElement).type === "submit" && (control as HTMLButtonElement).form)) return;
  hold(event, island, control, () => control.click());
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const island = asleepAround(form);
  const submitter = event.submitter as HTMLButtonElement | null;
  if (!island || form.method === "dialog" || submitter?.formMethod === "dialog") return;
  hold(event, island, submitter ?? form, () => form.requestSubmit(submitter));
}

function hold(event: Event, island: HTMLElement, control: HTMLElement, repeat: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  control.dataset.waiting = "";
  wake(island).then((isAwake) => {
    delete control.dataset.waiting;
    if (isAwake) repeat();
    else if (control instanceof HTMLAnchorElement) location.assign(control.href);
    else sayFailed(control);
  });
}

/** Beside the control, since the rest of the page works. */
function sayFailed(control: HTMLElement): void {
  const sentence = Object.assign(document.createElement("p"), { role: "alert", textContent: failed });
  sentence.dataset.failed = "";
  if (control.nextElementSibling?.matches("[data-failed]")) control.nextElementSibling.remove();
  control.after(sentence);
}

// A browser with popovers has everything that the scripts need. Others keep the page as it is without scripts (older-browsers.ts).
if ("popover" in root) start();
