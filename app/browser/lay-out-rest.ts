/** The most characters and elements that a phone can lay out within 50 ms. */
const longest = { text: 1_200, elements: 30 };

const isPiece = ({ style }: HTMLElement): boolean => style.contentVisibility === "auto";

/** Lists parts in document order. Children of a skipped element have no styles until it is laid out, so they are examined later. */
function* skippedParts(parent: Element): Generator<HTMLElement> {
  for (const child of parent.children) {
    if (!(child instanceof HTMLElement)) continue;
    // Reading styles inside closed parts would force the browser to calculate them.
    const isOpen = child.checkVisibility();
    if (isPiece(child) || (isOpen && getComputedStyle(child).contentVisibility === "auto")) yield child;
    if (isOpen) yield* skippedParts(child);
  }
}

/** For a long part, lays out only the container. The children become skipped parts and follow later, unless the part is closed. */
function layOut(part: HTMLElement): void {
  // Parts on screen may have hidden children too, so one visible child is enough.
  const isShown = [...part.children].some((child) => child.checkVisibility({ contentVisibilityAuto: true }));
  const isSkipped = !isShown && part.checkVisibility();
  const { length } = part.getElementsByTagName("*");
  if (isSkipped && (length > longest.elements || (part.textContent as string).length > longest.text)) {
    for (const child of part.children) {
      if (!(child instanceof HTMLElement)) continue;
      child.style.contentVisibility = "auto";
      child.style.containIntrinsicBlockSize = "10rem";
    }
  }
  part.style.contentVisibility = isPiece(part) ? "" : "visible";
  part.style.containIntrinsicBlockSize = "";
  part.getBoundingClientRect();
}

/** Runs in idle time, so that screenshots, archives and other programs get the whole page. */
export function layOutRest(): void {
  // Safari lacks requestIdleCallback, and setTimeout treats the options as a delay of 0.
  const whenIdle = window.requestIdleCallback || setTimeout;
  const begin = (): void => {
    const parts = skippedParts(document.body);
    const layOutNext = (): void => {
      const end = performance.now() + 10;
      while (performance.now() < end) {
        const { value: part } = parts.next();
        // A list that loads later may have skipped parts too.
        if (!part) return addEventListener("contentvisibilityautostatechange", begin, { capture: true, once: true });
        layOut(part);
      }
      whenIdle(layOutNext, { timeout: 20 });
    };
    layOutNext();
  };
  setTimeout(begin, Math.max(1_000, 4_000 - performance.now()));
}
