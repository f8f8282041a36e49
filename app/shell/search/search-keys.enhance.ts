/** Opens the search in the bar by "/" and Ctrl or ⌘ K. */
export default function openByKeys(holder: HTMLElement): void {
  addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isTyping = target instanceof Element && target.matches("input,textarea,select,[contenteditable]");
    const isSlash = key === "/" && !isTyping && !ctrlKey && !metaKey && !altKey;
    const isK = key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey;
    if (!(isSlash || isK) || document.querySelector("dialog:modal")) return;
    event.preventDefault();
    holder.querySelector("a")?.click();
  });
}
