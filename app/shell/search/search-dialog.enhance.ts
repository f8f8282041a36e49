/** Elements where the shortcut may mean something else. On macOS, Control-K deletes to the end of the line. */
const typedInto = "input,textarea,select,[contenteditable]";

/** Opens the dialog at once on Ctrl or ⌘ K, so that it receives the next input. */
export default function enhanceSearch(holder: HTMLElement): void {
  const dialog = holder.querySelector("dialog") as HTMLDialogElement;
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog || (target as Element).closest("a")) dialog.close();
  });
  addEventListener("keydown", (event) => {
    const { key, code, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    // In some browsers, autofill sends events without a key, which end here.
    if (ctrlKey === metaKey || altKey || shiftKey || event.defaultPrevented) return;
    // Keyboards for other scripts, such as Arabic, report their own letter.
    const isK = key > "~" ? code === "KeyK" : key.toLowerCase() === "k";
    if (!isK) return;
    if ((target instanceof Element && target.closest(typedInto)) || document.querySelector("dialog:modal")) return;
    event.preventDefault();
    dialog.showModal();
  });
}
