/** Hydrates islands (island.tsx), each alone. start.ts loads this module and tells when. */
import { noteFields } from "./early-fields.ts";
import type { Known } from "./island.tsx";

/** How far below the window an island that hydrates when the visitor is near is noticed. */
const ahead = "600px";

/** Whether each island that was woken reacts to input. */
const woken = new WeakMap<HTMLElement, Promise<boolean>>();

/**
 * Hydrates an island, or runs the script of an element with `data-enhance`, once. Resolves to false, with the reason on the console, where
 * that is not possible: it stays as it was served.
 */
export function wake(island: HTMLElement): Promise<boolean> {
  const waking = woken.get(island) ?? tryToWake(island);
  woken.set(island, waking);
  return waking;
}

async function tryToWake(island: HTMLElement): Promise<boolean> {
  // The next press tries again.
  const fail = (error: unknown): false => {
    console.error(error);
    woken.delete(island);
    delete island.dataset.awake;
    return false;
  };
  try {
    await (island.dataset.enhance === undefined ? hydrate(island, fail) : runEnhancement(island));
    // What has left the document meanwhile has nothing to answer.
    if (!island.isConnected) return false;
    island.dataset.awake = "";
    return true;
  } catch (error) {
    return fail(error);
  }
}

async function hydrate(island: HTMLElement, onError: (error: unknown) => void): Promise<void> {
  // React comes with the first island.
  const { loadIsland } = await import("./island-files.ts");
  const [{ hydrateIsland }, { default: Part }, props] = await Promise.all([
    import("./hydrate-island.tsx"),
    loadIsland(island.dataset.island),
    readProps(island),
  ]);
  if (!island.isConnected) return;
  const repeat = noteFields(island);
  let repeated: Promise<void> | undefined;
  const onCommit = (): void => {
    repeated = repeat();
  };
  await hydrateIsland(island, Part, props, { onCommit, onError });
  await repeated;
}

/** In the page itself, or in a file. */
async function readProps({ dataset: { props = "" } }: HTMLElement): Promise<string> {
  if (!props.startsWith("/")) return props;
  const response = await fetch(props);
  if (!response.ok) throw new Error(`${props}: ${response.status}`);
  return response.text();
}

/** Hydrates the islands that show what the browser has just learned, such as a session. */
export function wakeFor(known: Known): void {
  for (const island of document.querySelectorAll<HTMLElement>(`[data-now~=${known}]`)) void wake(island);
}

const enhancements = import.meta.glob<{ default: (element: HTMLElement) => void }>("../**/*.enhance.ts");

async function runEnhancement(element: HTMLElement): Promise<void> {
  const file = `/${element.dataset.enhance}.enhance.ts`;
  const [, load] = Object.entries(enhancements).find(([path]) => path.endsWith(file)) ?? [];
  if (!load) throw new Error(`There is no script ${file}.`);
  (await load()).default(element);
}

/** Runs `name.enhance.ts` for each element with `data-enhance="name"`: plain scripts for what works without them and needs no React. */
export function enhance(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-enhance]")) void wake(element);
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
