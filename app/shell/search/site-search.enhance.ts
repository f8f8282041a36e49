/**
 * Opens the search in the bar by "/" and Ctrl or ⌘ K. A press beside its dialog closes it, and so does a link in it, which may lead to another
 * part of this page.
 */
export default function enhanceSearch(holder: HTMLElement): void {
  const dialog = holder.querySelector("dialog") as HTMLDialogElement;
  addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const hasCommand = ctrlKey || metaKey;
    const isTyping = target instanceof Element && target.matches("input,textarea,select,[contenteditable]");
    const isWanted = hasCommand ? key.toLowerCase() === "k" : key === "/" && !isTyping;
    if (!isWanted || altKey || document.querySelector("dialog:modal")) return;
    event.preventDefault();
    dialog.showModal();
  });
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog || (target as Element).closest("a")) dialog.close();
  });
}
