/**
 * Returns the function that puts the words with which an island was served in the place of those that a browser's translator put there: React
 * takes over nothing else. The translator then translates them again.
 */
export async function readServedWords(island: HTMLElement): Promise<() => void> {
  // The address that the page was served at: by now another query, which another island wrote, may stand there.
  const [visit] = performance.getEntriesByType("navigation");
  const response = await fetch(visit?.name ?? location.href);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const { island: name, prefix } = island.dataset;
  const served = page.querySelector(`[data-island="${name}"][data-prefix="${prefix}"]`);
  const originals = served ? elementsOf(served) : [];
  return () => {
    for (const [index, element] of elementsOf(island).entries()) {
      for (const [position, child] of [...element.childNodes].entries()) {
        const original = originals[index]?.childNodes[position];
        if (child.nodeName === "FONT") child.replaceWith(original?.textContent ?? "");
      }
    }
  };
}

/**
 * Without the translator's own, without the sentence that says that an earlier press failed, and without the copies for readers without
 * scripts, which are text in a page that runs scripts.
 */
const elementsOf = (root: Element): Element[] => [
  root,
  ...root.querySelectorAll(":not(font,noscript *,[data-failed])"),
];
