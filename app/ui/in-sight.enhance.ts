/** Styles pause animations of parts with `data-out-of-sight`. */
export default function restOutOfSight(part: HTMLElement): void {
  new IntersectionObserver(([entry]) => {
    part.toggleAttribute("data-out-of-sight", !entry?.isIntersecting);
  }).observe(part);
}
