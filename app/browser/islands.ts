/** Hydrates islands (island.tsx), each alone. start.ts loads this module and tells when. */
import type { Known } from "./island.tsx";

/** How far below the window an island that hydrates when the visitor is near is noticed. */
const ahead = "600px";

/** Whether each island that was woken reacts to input. */
const woken = new WeakMap<HTMLElement, Promise<boolean>>();

/** Hydrates an island, once. Resolves to false, with the reason on the console, where that is not possible: it stays as it was served. */
export function wake(island: HTMLElement): Promise<boolean> {
  const waking = woken.get(island) ?? hydrate(island);
  woken.set(island, waking);
  return waking;
}

async function hydrate(island: HTMLElement): Promise<boolean> {
  // The next press tries again.
  const fail = (error: unknown): false => {
    console.error(error);
    woken.delete(island);
    delete island.dataset.awake;
    return false;
  };
  try {
    // React comes with the first island.
    const { loadIsland } = await import("./island-files.ts");
    const [{ hydrateIsland }, { default: Part }] = await Promise.all([
      import("./hydrate-island.tsx"),
      loadIsland(island.dataset.island),
    ]);
    // What has left the document meanwhile has nothing to answer.
    if (!island.isConnected) return false;
    const repeat = noteFields(island);
    let repeated: Promise<void> | undefined;
    const onCommit = (): void => {
      repeated = repeat();
    };
    await hydrateIsland(island, Part, onCommit, fail);
    await repeated;
    island.dataset.awake = "";
    return true;
  } catch (error) {
    return fail(error);
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Notes what is typed, ticked or chosen until React takes the fields over: it knows nothing of it, and puts the served value back. The returned
 * function enters it again, as the visitor did.
 */
function noteFields(island: HTMLElement): () => Promise<void> {
  const noted = new Map<Field, { value: string; isTicked: boolean }>();
  const note = (field: Field) =>
    noted.set(field, { value: field.value, isTicked: "checked" in field && field.checked });
  const onInput = ({ target }: Event) => note(target as Field);
  [...island.querySelectorAll<Field>("input,textarea,select")].filter(isChanged).forEach(note);
  island.addEventListener("input", onInput, true);
  return async () => {
    island.removeEventListener("input", onInput, true);
    for (const [field, { value, isTicked }] of noted) {
      if (!isBox(field)) type(field, value);
      // Another one of its group is ticked.
      else if (isTicked || field.type === "checkbox") tick(field, isTicked);
      // React renders in a microtask, and the next field counts on what came of this one.
      await Promise.resolve();
    }
  };
}

const isBox = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** React notices an event only where the value is not the one that it saw last: the one that an assignment sets. */
function tick(box: HTMLInputElement, isTicked: boolean): void {
  box.checked = !isTicked;
  box.click();
}

function type(field: Field, value: string): void {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  // React has put a setter of its own before the element's, to know what was assigned.
  set?.call(field, value);
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  if (field.type === "hidden" || field.type === "file") return false;
  // Another radio button of its group changes with the one that was chosen.
  if (isBox(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === "checkbox");
  return field.value !== field.defaultValue;
}

/** Hydrates the islands that show what the browser has just learned, such as a session. */
export function wakeFor(known: Known): void {
  for (const island of document.querySelectorAll<HTMLElement>(`[data-now~=${known}]`)) void wake(island);
}

const enhancements = import.meta.glob<{ default: (element: HTMLElement) => void }>("../**/*.enhance.ts");

/** Runs `name.enhance.ts` for each element with `data-enhance="name"`: plain scripts for what works without them and needs no React. */
export function enhance(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-enhance]")) {
    const [, load] =
      Object.entries(enhancements).find(([path]) => path.endsWith(`/${element.dataset.enhance}.enhance.ts`)) ?? [];
    load?.().then(({ default: run }) => run(element), console.error);
  }
}

/** Hydrates the islands of a page whose point is a tool, once each is near; not where the visitor saves data or the connection is slow. */
export function wakeNear(): void {
  const { saveData = false, effectiveType = "4g" } =
    (navigator as { connection?: NetworkInformation }).connection ?? {};
  if (saveData || /2g/.test(effectiveType)) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const island = target.closest<HTMLElement>("[data-island]");
        if (island) void wake(island);
      }
    },
    { rootMargin: ahead },
  );
  // The island's own element has no box.
  for (const part of document.querySelectorAll("[data-when=near] > *")) observer.observe(part);
}

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}
