/** Wakes islands on demand and holds early input for them. Part of start.ts, so it runs before other scripts. */
import { readStored } from "#shared/browser-storage.ts";
import { rootClasses } from "#shared/root-classes.ts";
import { isPlainPress } from "./plain-press.ts";
import type * as Runtime from "./wake.ts";

export const root = document.documentElement;
const { islands, failed } = (document.querySelector("[data-islands]") as HTMLElement).dataset as {
  islands: string;
  failed: string;
};
/** Includes enhanced parts whose buttons wait for their script. */
const asleep = ":is([data-island],[data-enhance][data-waits]):not([data-awake])";
/** Buttons that are not held, because they work without scripts or their form is held instead. */
const native = "[commandfor],[popovertarget],form button:not([type=button])";

/** An open page alone doesn't mean that anyone is looking at it. */
const visited = Promise.race(["pointerdown", "keydown", "pointermove", "scroll"].map(happens));

/** Works only for events that pass through the window. An element's `load` event does not. */
export function happens(name: string): Promise<Event> {
  return new Promise((resolve) => addEventListener(name, resolve, true));
}

/** Lists the names in the query, the fragment and the history state, plus "*" if there are any. */
function namesInAddress(): string[] {
  const { search, hash } = location;
  const names = [...new URLSearchParams(`${search}&${hash.slice(1)}`).keys(), ...Object.keys(history.state || {})];
  if (names.length > 0) names.push("*");
  return names;
}

let runtime: Promise<typeof Runtime> | undefined;

function loadRuntime(): Promise<typeof Runtime> {
  if (!runtime) {
    runtime = import(/* @vite-ignore */ islands);
    runtime.catch(() => {
      runtime = undefined;
    });
  }
  return runtime;
}

const wake = (island: HTMLElement): Promise<boolean> =>
  loadRuntime()
    .then((loaded) => loaded.wake(island))
    .catch((error) => {
      console.error(error);
      return false;
    });

export function listenForIslands(): void {
  // If the URL selects another option, the served one is hidden until the island shows the selected one, or for 5 s at most.
  root.classList.toggle(rootClasses.chosen, namesInAddress().length > 0);
  setTimeout(showChoice, 5_000);
  for (const name of ["pointerdown", "keydown", "focusin"]) addEventListener(name, onIntent, true);
  addEventListener("command", onCommand, true);
  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  // Another tab may have signed in, or the URL may now select another option.
  for (const name of ["storage", "hashchange", "popstate"]) addEventListener(name, wakeDue);
}

/** Wakes islands with `when="now"` and those with a `wakes` name in the URL, the history state or storage. */
export async function wakeDue(): Promise<void> {
  const names = namesInAddress();
  const isThere = (name: string) => names.includes(name) || readStored(name) || readStored(name, "sessionStorage");
  const due = [...document.querySelectorAll<HTMLElement>("[data-island]")].filter(
    ({ dataset: { when, wakes = "" } }) => when === "now" || wakes.split(" ").some(isThere),
  );
  await Promise.all(
    due.map(async (island) => (await wake(island)) || island.dataset.when !== "now" || sayFailed(island)),
  );
  showChoice();
}

const showChoice = (): void => root.classList.remove(rootClasses.chosen);

export function onIdle(): void {
  loadRuntime().then(
    ({ wakeRest }) => wakeRest(visited),
    // Without the runtime, nothing else lays out the rest of the page.
    () => root.classList.remove(rootClasses.fromTop),
  );
}

const asleepAround = (element: Element): HTMLElement | null => element.closest<HTMLElement>(asleep);

/** Also wakes the islands of a dialog or popover that the element opens. */
function onIntent({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const opener = target.closest("[commandfor],[popovertarget]");
  const layer =
    opener &&
    document.getElementById((opener.getAttribute("commandfor") || opener.getAttribute("popovertarget")) as string);
  for (const island of document.querySelectorAll<HTMLElement>(asleep)) {
    if (island.contains(target) || (layer && (island.contains(layer) || layer.contains(island)))) void wake(island);
  }
}

/** The browser opens the dialog at once. The dialog's island gets the event again once it is awake. */
async function onCommand(event: Event & { command?: string; source?: HTMLElement | null }): Promise<void> {
  const { command, source } = event;
  const target = event.target as Element;
  // Close the current dialog before it opens another, so that focus later returns to its opener.
  const before = source && source.closest<HTMLDialogElement>("dialog:modal");
  if (before) before.close();
  const island = asleepAround(target);
  if (island && (await wake(island))) target.dispatchEvent(Object.assign(new Event("command"), { command, source }));
}

function onClick(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>("button,[role=tab],[data-waits] a");
  if (!control || control.matches(native) || ("href" in control && !isPlainPress(event))) return;
  hold(event, control, () => control.click());
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const submitter = event.submitter as HTMLButtonElement | null;
  if (form.method === "dialog" || (submitter && submitter.formMethod === "dialog")) return;
  hold(event, submitter || form, () => form.requestSubmit(submitter));
}

/** Holds events that only an island can handle, and replays them in order once the island is awake. */
async function hold(event: Event, control: HTMLElement, repeat: () => void): Promise<void> {
  const island = asleepAround(control);
  if (!island) return;
  event.preventDefault();
  event.stopPropagation();
  control.dataset.waiting = "";
  const isAwake = await wake(island);
  delete control.dataset.waiting;
  if (isAwake) repeat();
  else if ("href" in control) location.assign(control.href as string);
  // An island that failed was replaced by its served HTML, so the control may be gone.
  else sayFailed(control.isConnected ? control : island);
}

function sayFailed(element: HTMLElement): void {
  for (const spinner of element.querySelectorAll<HTMLElement>("[data-spinner]")) spinner.hidden = true;
  const before = element.nextElementSibling;
  if (before && before.matches("[data-failed]")) before.remove();
  const sentence = Object.assign(document.createElement("p"), { role: "alert", textContent: failed });
  sentence.dataset.failed = "";
  element.after(sentence);
}
