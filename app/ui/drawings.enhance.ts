/** Loads all drawings at the first scroll, because browsers would wait until each is near, which is too late. */
export default function loadDrawings(main: HTMLElement): void {
  const load = (): void => {
    for (const image of main.querySelectorAll<HTMLImageElement>("img[src^='/']")) image.loading = "eager";
  };
  addEventListener("scroll", load, { once: true });
}
