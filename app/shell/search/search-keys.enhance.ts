/** Opens the search in the bar by "/" and Ctrl or ⌘ K. What is typed until its field is there is put into it. */
export default function openByKeys(holder: HTMLElement): void {
  let typed: string | null = null;
  addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const hasCommand = ctrlKey || metaKey;
    const isPlain = !hasCommand && !altKey;
    const isTyping = target instanceof Element && target.matches("input,textarea,select,[contenteditable]");
    const isSlash = key === "/" && isPlain && !isTyping;
    const isK = key.toLowerCase() === "k" && hasCommand && !altKey;
    if (typed !== null && key.length === 1 && isPlain && !isTyping) typed += key;
    else if ((isSlash || isK) && !document.querySelector("dialog:modal")) {
      typed = "";
      holder.querySelector("a")?.click();
    } else return;
    event.preventDefault();
  });
  holder.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const early = typed;
    typed = null;
    // React handles no event while it commits.
    if (!early) return;
    queueMicrotask(() => {
      target.setRangeText(early, 0, 0, "end");
      target.dispatchEvent(new Event("input", { bubbles: true }));
    });
  });
}
