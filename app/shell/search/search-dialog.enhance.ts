/** The key may mean something there, such as the end of the line that macOS deletes by Control K. */
const typedInto = "input,textarea,select,[contenteditable]";

/**
 * A press beside the dialog of the search closes it, and so does a link in it, which may lead to another part of this page. Ctrl or ⌘ K opens
 * it at once, so that what is typed next arrives in it.
 */
export default function enhanceSearch(holder: HTMLElement): void {
  const dialog = holder.querySelector("dialog") as HTMLDialogElement;
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog || (target as Element).closest("a")) dialog.close();
  });
  addEventListener("keydown", (event) => {
    const { key, code, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    // An event without any key, as some browsers send when they fill a form, ends at the first comparison.
    if (ctrlKey === metaKey || altKey || shiftKey || event.defaultPrevented) return;
    // A keyboard of other letters, such as Arabic ones, says its own.
    const isK = key > "~" ? code === "KeyK" : key.toLowerCase() === "k";
    if (!isK) return;
    if ((target instanceof Element && target.closest(typedInto)) || document.querySelector("dialog:modal")) return;
    event.preventDefault();
    dialog.showModal();
  });
}
