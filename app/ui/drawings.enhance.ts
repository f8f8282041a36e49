/** Once the page moves, all its drawings come, so that each is there when it comes into sight: engines wait until it is near. */
export default function loadDrawings(main: HTMLElement): void {
  const load = (): void => {
    for (const image of main.querySelectorAll<HTMLImageElement>("img[src^='/']")) image.loading = "eager";
  };
  addEventListener("scroll", load, { once: true });
}
