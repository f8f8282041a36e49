export default function markCurrentSection(strip: HTMLElement): void {
  const links = [...strip.querySelectorAll<HTMLAnchorElement>("a[href^='#']")];
  const begun = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) begun.add(target.id);
        else begun.delete(target.id);
      }
      const current = links.findLast(({ hash }) => begun.has(hash.slice(1)));
      for (const link of links) {
        if (link === current) link.setAttribute("aria-current", "location");
        else link.removeAttribute("aria-current");
      }
      if (current) center(strip, current);
      else strip.scrollTo({ left: 0 });
    },
    // The margin reaches far above the screen, so that a jump past all sections (End or Home) reports each of them.
    { rootMargin: "999999px 0% -60%" },
  );
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
}

/** `scrollIntoView` would scroll the page as well. */
function center(strip: HTMLElement, link: HTMLElement): void {
  const [outer, inner] = [strip.getBoundingClientRect(), link.getBoundingClientRect()];
  strip.scrollBy({ left: inner.x + inner.width / 2 - outer.x - outer.width / 2 });
}
