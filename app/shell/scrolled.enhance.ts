/** Needed only in browsers without scroll-driven animations. The sentinel is the first 20px of the page. */
export default function markScrolled(sentinel: HTMLElement): void {
  if (CSS.supports("animation-timeline: scroll()")) return;
  new IntersectionObserver(([entry]) => {
    document.documentElement.toggleAttribute("data-scrolled", !entry?.isIntersecting);
  }).observe(sentinel);
}
