/** The returned function restores the served words, because React can hydrate nothing else. The browser then translates them again. */
export async function readServedWords(island: HTMLElement): Promise<() => void> {
  // Uses the URL from which the page was loaded, because another island may have changed the query since.
  const [visit] = performance.getEntriesByType("navigation");
  const response = await fetch(visit?.name ?? location.href);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const { island: name, prefix } = island.dataset;
  const served = page.querySelector(`[data-island="${name}"][data-prefix="${prefix}"]`);
  const originals = served ? findElements(served) : [];
  return () => {
    for (const [index, element] of findElements(island).entries()) {
      for (const [position, child] of [...element.childNodes].entries()) {
        const original = originals[index]?.childNodes[position];
        if (child.nodeName === "FONT") child.replaceWith(original?.textContent ?? "");
      }
    }
  };
}

/** Excludes the translator's elements, the message about a failed press, and noscript copies. */
const findElements = (root: Element): Element[] => [
  root,
  ...root.querySelectorAll(":not(font,noscript *,[data-failed])"),
];
