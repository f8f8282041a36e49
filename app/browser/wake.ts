import { rootClasses } from "#shared/root-classes.ts";
import { layOutRest } from "./lay-out-rest.ts";

const woken = new WeakMap<HTMLElement, Promise<boolean>>();

/** Runs once per element. On failure, logs the error and resolves to false. The element stays as served, and the next press retries. */
export function wake(element: HTMLElement): Promise<boolean> {
  const fail = (error: unknown): false => {
    console.error(error);
    // Dispatched like an uncaught error, so that fault reports include it.
    dispatchEvent(new ErrorEvent("error", { error }));
    woken.delete(element);
    delete element.dataset.awake;
    return false;
  };
  const start = async (): Promise<boolean> => {
    if (element.dataset.enhance === undefined) await (await import("./load-island.ts")).loadIsland(element, fail);
    else await enhance(element);
    // False if the element was removed meanwhile, or if its island failed right after hydration.
    const reacts = element.isConnected && woken.has(element);
    if (reacts) element.dataset.awake = "";
    return reacts;
  };
  const waking = woken.get(element) ?? start().catch(fail);
  woken.set(element, waking);
  return waking;
}

type Enhancement = (element: HTMLElement) => void;

/** Bundled, because nearly every page uses them and separate requests would cost more. */
const common = import.meta.glob<Enhancement>(["../{shell,ui}/**/*.enhance.ts", "!../shell/{consent,languages}/*"], {
  eager: true,
  import: "default",
});
const others = import.meta.glob<{ default: Enhancement }>([
  "../pages/**/*.enhance.ts",
  "../shell/{consent,languages}/*.enhance.ts",
]);

async function enhance(element: HTMLElement): Promise<void> {
  const file = `/${element.dataset.enhance}.enhance.ts`;
  const find = <Script>(scripts: Record<string, Script>): Script | undefined =>
    Object.entries(scripts).find(([path]) => path.endsWith(file))?.[1];
  const run = find(common) ?? (await find(others)?.())?.default;
  if (!run) throw new Error(`There is no script ${file}.`);
  run(element);
}

export function wakeFor(storageKey: string): void {
  for (const island of document.querySelectorAll<HTMLElement>(`[data-wakes~=${storageKey}]`)) void wake(island);
}

/** Runs once the page is idle. Islands near the viewport also wait for `visited`, and on slow connections for a press. */
export async function wakeRest(visited: Promise<unknown>): Promise<void> {
  // Starts animations. Earlier, they would delay a slow phone's first paints, and no script could pause them yet.
  document.documentElement.classList.add(rootClasses.loaded);
  for (const element of document.querySelectorAll<HTMLElement>("[data-enhance]")) void wake(element);
  layOutRest();
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  if (connection && (connection.saveData || /2g/.test(connection.effectiveType))) return;
  await visited;
  const onNear: IntersectionObserverCallback = (entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      const island = isIntersecting && target.closest<HTMLElement>("[data-island]");
      if (!island) continue;
      observer.unobserve(target);
      void wake(island);
    }
  };
  const observer = new IntersectionObserver(onNear, { rootMargin: "600px" });
  // The island's wrapper has no box.
  for (const part of document.querySelectorAll("[data-when=near] > *")) observer.observe(part);
}
