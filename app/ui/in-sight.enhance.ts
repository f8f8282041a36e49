/** What moves by itself rests out of sight; its styles pause it while it has `data-out-of-sight`. */
export default function restOutOfSight(part: HTMLElement): void {
  new IntersectionObserver(([entry]) => {
    part.toggleAttribute("data-out-of-sight", !entry?.isIntersecting);
  }).observe(part);
}
