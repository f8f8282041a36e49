/** Hydrates islands (island.tsx), each alone, and runs the plain scripts `*.enhance.ts`. early-events.ts loads this module and tells when. */
import type { Known } from "./island.tsx";

/** Whether each element that was woken reacts to input. */
const woken = new WeakMap<HTMLElement, Promise<boolean>>();

/**
 * Hydrates an island, or runs the script of an element with `data-enhance`, once. Resolves to false, with the reason on the console, where
 * that is not possible: it stays as it was served, and the next press tries again.
 */
export function wake(element: HTMLElement): Promise<boolean> {
  const fail = (error: unknown): false => {
    console.error(error);
    woken.delete(element);
    delete element.dataset.awake;
    return false;
  };
  const start = async (): Promise<boolean> => {
    await (element.dataset.enhance === undefined ? hydrate(element, fail) : enhance(element));
    // What has left the document meanwhile has nothing to answer.
    if (element.isConnected) element.dataset.awake = "";
    return element.isConnected;
  };
  const waking = woken.get(element) ?? start().catch(fail);
  woken.set(element, waking);
  return waking;
}

async function hydrate(island: HTMLElement, onError: (error: unknown) => void): Promise<void> {
  // React comes with the first island.
  const { loadIsland } = await import("./island-files.ts");
  const [{ hydrateIsland }, { default: Part }, props] = await Promise.all([
    import("./hydrate-island.tsx"),
    loadIsland(island.dataset.island),
    readProps(island),
  ]);
  if (island.isConnected) await hydrateIsland(island, Part, props, onError);
}

/** In the page itself, or in a file (server/pages/passes/island-props.ts). */
async function readProps({ dataset: { props = "{}" } }: HTMLElement): Promise<string> {
  if (!props.startsWith("/")) return props;
  const response = await fetch(props);
  if (!response.ok) throw new Error(`${props}: ${response.status}`);
  return response.text();
}

const enhancements = import.meta.glob<{ default: (element: HTMLElement) => void }>("../**/*.enhance.ts");

async function enhance(element: HTMLElement): Promise<void> {
  const file = `/${element.dataset.enhance}.enhance.ts`;
  const [, load] = Object.entries(enhancements).find(([path]) => path.endsWith(file)) ?? [];
  if (!load) throw new Error(`There is no script ${file}.`);
  (await load()).default(element);
}

/** Hydrates the islands that show what the browser has just learned, such as a session. */
export function wakeFor(known: Known): void {
  for (const island of document.querySelectorAll<HTMLElement>(`[data-now~=${known}]`)) void wake(island);
}

/** Once the page is idle: runs plain scripts, and hydrates islands that wait for a visitor near them, unless the connection is slow. */
export function wakeWhenIdle(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-enhance]")) void wake(element);
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  if (connection && (connection.saveData || /2g/.test(connection.effectiveType))) return;
  const onNear: IntersectionObserverCallback = (entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      const island = isIntersecting && target.closest<HTMLElement>("[data-island]");
      if (!island) continue;
      observer.unobserve(target);
      void wake(island);
    }
  };
  const observer = new IntersectionObserver(onNear, { rootMargin: "600px" });
  // The island's own element has no box.
  for (const part of document.querySelectorAll("[data-when=near] > *")) observer.observe(part);
}
