/** All drawings load once the page scrolls, so that each is there when it comes into view: engines wait until it is near. */
export default function loadDrawings(main: HTMLElement): void {
  const load = (): void => {
    for (const image of main.querySelectorAll<HTMLImageElement>("img[src^='/']")) image.loading = "eager";
  };
  addEventListener("scroll", load, { once: true });
}
