/**
 * For browsers without scroll-driven animations: marks the document once the sentinel, the first 20px of the page, has left the screen.
 * Elsewhere the styles do it alone.
 */
export default function markScrolled(sentinel: HTMLElement): void {
  if (CSS.supports("animation-timeline: scroll()")) return;
  new IntersectionObserver(([entry]) => {
    document.documentElement.toggleAttribute("data-scrolled", !entry?.isIntersecting);
  }).observe(sentinel);
}
