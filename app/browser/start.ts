/** Inlined at the top of every page: what its first paint needs, and what waits for the islands. One text, so one hash in the policy. */
import { readStored } from "#shared/browser-storage.ts";
import { rootClasses, storageKeys } from "#shared/page-names.ts";
import { linkParameter } from "#shared/threads.ts";
import { applyAccepted, hideAcceptedNotice } from "./accepted-notice.ts";
import { carryChosenService, isPlainPress, takeChosenService } from "./chosen-service.ts";
import type { Known } from "./island.tsx";
import type * as Runtime from "./islands.ts";
import { applyLateSheets } from "./late-sheets.ts";
import { standInForCommands } from "./stand-in-for-commands.ts";
import { applyTheme, toggleTheme } from "./theme.ts";

const root = document.documentElement;
const { islands = "", failed = "" } = document.currentScript?.dataset ?? {};
/** Islands, and enhanced parts whose buttons wait for their script, that do not react yet. */
const asleep = ":is([data-island],[data-enhance][data-waits]):not([data-awake])";
/** Events that show that a visitor is about to use an island. */
const intents = ["pointerdown", "touchstart", "focusin", "keydown"];
/** Buttons that the browser handles by itself. A submit button of a form waits as its form does. */
const native = "[commandfor],[popovertarget],[formmethod=dialog],form button:not([type=button])";

/** Whether the browser knows what the server did not. */
const isKnown: Record<Known, () => unknown> = {
  address: () => location.search || location.hash || history.state?.selectedService,
  chat: () => location.hash.includes(`${linkParameter}=`) || readStored(storageKeys.openChat, "sessionStorage"),
  line: () => readStored(storageKeys.ownLine, "sessionStorage"),
  plans: () => readStored(storageKeys.plans),
  session: () =>
    readStored(storageKeys.session) ||
    /[#&?](access_token|error|error_code|code|message)=/.test(location.search + location.hash),
};

function start(): void {
  root.classList.add(rootClasses.scripts);
  applyTheme();
  hideAcceptedNotice();
  takeChosenService();
  // Hides the served choice where the address makes another one, until its island shows that.
  root.classList.toggle(rootClasses.chosen, Boolean(isKnown.address()));
  // Scripts that never come leave the served one.
  setTimeout(() => root.classList.remove(rootClasses.chosen), 5_000);
  if (!("CommandEvent" in window)) standInForCommands();

  for (const name of intents) addEventListener(name, onIntent, { capture: true, passive: true });
  addEventListener("command", onCommand, true);
  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  document.addEventListener("click", carryChosenService);
  addEventListener("error", removeBrokenPhoto, true);
  // Another tab may have signed in, and the address may make another choice.
  for (const name of ["storage", "hashchange", "popstate"]) addEventListener(name, wakeKnown);
  addEventListener("pageshow", onPageShow);

  const firstPaint = new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
    // Also in a tab that is never painted.
    addEventListener("DOMContentLoaded", () => setTimeout(resolve, 3_000));
  });
  // Fonts and the styles of closed parts would delay the first paint.
  firstPaint.then(applyLateSheets);
  addEventListener("DOMContentLoaded", () => firstPaint.then(wakeKnown));
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  addEventListener("load", () => firstPaint.then(() => whenIdle(onIdle)));
}

function onIdle(): void {
  load().then(({ enhance, wakeNear }) => {
    // What moves by itself would delay the first paints of a slow phone, and has to be paused by a script.
    root.classList.add(rootClasses.loaded);
    enhance();
    wakeNear();
  }, console.warn);
}

/** A page from the browser's cache is as it was left. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  applyTheme();
  applyAccepted();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog:modal")) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>("[popover=auto]:popover-open")) popover.hidePopover();
  wakeKnown();
}

/** A photo that can't be loaded leaves the drawing under it (S7.7). */
function removeBrokenPhoto({ target }: Event): void {
  if (target instanceof Element && target.matches("img[data-photo]")) target.remove();
}

let runtime: Promise<typeof Runtime> | undefined;

function load(): Promise<typeof Runtime> {
  runtime ??= import(/* @vite-ignore */ islands);
  runtime.catch(() => {
    // A script that could not be fetched may be there at the next press.
    runtime = undefined;
  });
  return runtime;
}

/** Resolves to whether the island reacts to input. */
async function wake(island: HTMLElement): Promise<boolean> {
  const loaded = await load().catch(() => null);
  return loaded?.wake(island) ?? false;
}

/** Wakes the islands that can't wait, and those that show what only the browser knows. */
function wakeKnown(): void {
  const now = [...document.querySelectorAll<HTMLElement>("[data-when=now],[data-now]")].filter(
    ({ dataset }) => dataset.when === "now" || dataset.now?.split(" ").some((name) => isKnown[name as Known]()),
  );
  Promise.all(now.map(wake)).then(() => root.classList.remove(rootClasses.chosen));
}

/** The island of an element, if it does not react yet. */
const asleepAround = (element: Element | null): HTMLElement | null => element?.closest<HTMLElement>(asleep) ?? null;

/** Also the islands of a dialog or popover that the element opens. */
function onIntent({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const opener = target.closest("[commandfor],[popovertarget]");
  const id = opener?.getAttribute("commandfor") ?? opener?.getAttribute("popovertarget") ?? "";
  const layer = document.getElementById(id);
  for (const island of [
    asleepAround(target),
    asleepAround(layer),
    ...(layer?.querySelectorAll<HTMLElement>(asleep) ?? []),
  ]) {
    if (island) void wake(island);
  }
}

/** The dialog opens at once; its island is told when it can hear it. */
function onCommand({ target, command, source }: Event & { command?: string; source?: HTMLElement }): void {
  const island = asleepAround(target as Element);
  if (!island) return;
  wake(island).then((isAwake) => {
    if (isAwake) target?.dispatchEvent(Object.assign(new Event("command"), { command, source }));
  });
}

function onClick(event: MouseEvent): void {
  const element = event.target as Element;
  if (element.closest("[data-theme-switch]")) toggleTheme();
  const control = element.closest<HTMLElement>("button,[role=tab],a[data-waits]");
  if (!control || control.matches(native) || (control.localName === "a" && !isPlainPress(event))) return;
  hold(event, control, () => control.click());
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const submitter = event.submitter as HTMLButtonElement | null;
  if (form.method === "dialog" || submitter?.formMethod === "dialog") return;
  hold(event, submitter ?? form, () => form.requestSubmit(submitter));
}

/** What only an island can answer waits, in order, until it does. */
async function hold(event: Event, control: HTMLElement, repeat: () => void): Promise<void> {
  const island = asleepAround(control);
  if (!island) return;
  event.preventDefault();
  event.stopPropagation();
  control.dataset.waiting = "";
  const isAwake = await wake(island);
  delete control.dataset.waiting;
  if (isAwake) repeat();
  else if (control instanceof HTMLAnchorElement) location.assign(control.href);
  // Where the island failed while it was rendered, it stands there again as it was served, with another control.
  else sayFailed(control.isConnected ? control : island);
}

/** Beside the control, since the rest of the page works. */
function sayFailed(element: HTMLElement): void {
  if (element.nextElementSibling?.matches("[data-failed]")) element.nextElementSibling.remove();
  const sentence = Object.assign(document.createElement("p"), { role: "alert", textContent: failed });
  sentence.dataset.failed = "";
  element.after(sentence);
}

// A browser with popovers has everything that the scripts need. Others keep the page as it is without scripts (older-browsers.ts).
if ("popover" in root) start();
