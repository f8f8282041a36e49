/** Hydrates islands (island.tsx), each alone. start.ts loads this module and tells when. */
import type { Known } from "./island.tsx";

/** How far below the window an island that hydrates when the visitor is near is noticed. */
const ahead = "600px";

const woken = new WeakMap<HTMLElement, Promise<boolean>>();

/** Hydrates an island, once. Resolves to false, with the reason on the console, where that is not possible: it stays as it was served. */
export function wake(island: HTMLElement): Promise<boolean> {
  const before = woken.get(island);
  if (before) return before;
  const waking = hydrate(island).then(
    () => true,
    (error: unknown) => {
      console.error(error);
      woken.delete(island);
      return false;
    },
  );
  woken.set(island, waking);
  return waking;
}

async function hydrate(island: HTMLElement): Promise<void> {
  const { island: name = "" } = island.dataset;
  // React comes with the first island.
  const { loadIsland } = await import("./island-files.ts");
  const [{ hydrateIsland }, { default: Part }] = await Promise.all([import("./hydrate-island.tsx"), loadIsland(name)]);
  // What has left the document meanwhile has nothing to answer.
  if (!island.isConnected) return;
  const repeat = noteFields(island);
  let repeated: Promise<void> | undefined;
  await hydrateIsland(island, Part, () => {
    repeated = repeat();
  });
  await repeated;
  island.dataset.awake = "";
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface FieldState {
  value: string;
  checked: boolean;
}

/**
 * Notes what is typed, ticked or chosen until React takes the fields over: it knows nothing of it, and puts the served value back. The returned
 * function enters it again, as the visitor did.
 */
function noteFields(island: HTMLElement): () => Promise<void> {
  const noted = new Map<Field, FieldState>();
  const note = (field: Field) => noted.set(field, { value: field.value, checked: "checked" in field && field.checked });
  const onInput = ({ target }: Event) => note(target as Field);
  [...island.querySelectorAll<Field>("input,textarea,select")].filter(isChanged).forEach(note);
  island.addEventListener("input", onInput, true);
  return async () => {
    island.removeEventListener("input", onInput, true);
    for (const [field, state] of noted) {
      repeatField(field, state);
      // React renders in a microtask, and the next field counts on what came of this one.
      await Promise.resolve();
    }
  };
}

/** React takes over the setters of an element, to know what it has set itself. To it an event that changes nothing is none. */
function repeatField(field: Field, { value, checked }: FieldState): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (/^(checkbox|radio)$/.test(field.type)) {
    if (field.type === "radio" && !checked) return;
    (field as HTMLInputElement).checked = !checked;
    field.click();
  } else {
    const { selectionStart, selectionEnd } = field;
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    // Not in fields that have no selection, such as those for an email address.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    if (document.activeElement !== field) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  }
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  if (field.type === "hidden" || field.type === "file") return false;
  return field.value !== field.defaultValue || ("checked" in field && field.checked !== field.defaultChecked);
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
