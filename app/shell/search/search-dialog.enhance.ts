/** A press beside the dialog of the search closes it, and so does a link in it, which may lead to another part of this page. */
export default function enhanceSearch(holder: HTMLElement): void {
  const dialog = holder.querySelector("dialog") as HTMLDialogElement;
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog || (target as Element).closest("a")) dialog.close();
  });
}
