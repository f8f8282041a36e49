import { elementIds } from "#shared/page-names.ts";

/** The key may mean something there, such as the end of the line that macOS deletes by Control K. */
const typedInto = "input,textarea,select,[contenteditable]";

/** Opens the search in the bar by Ctrl or ⌘ K, at once, so that what is typed next arrives in it. Part of start.ts. */
export function openSearchByKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (key.toLowerCase() !== "k" || ctrlKey === metaKey || altKey || shiftKey) return;
  if (event.defaultPrevented || (target instanceof Element && target.closest(typedInto))) return;
  const dialog = document.getElementById(elementIds.siteSearch) as HTMLDialogElement | null;
  if (!dialog || document.querySelector("dialog:modal")) return;
  event.preventDefault();
  dialog.showModal();
}
