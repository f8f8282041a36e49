/**
 * Safari before 26.2, Chrome before 135 and Firefox before 144 have no invoker commands: there this opens the dialog after the click's
 * own listeners have run. In iOS before 18.3, one of these browsers, a tap outside a popover does not close it either.
 */
export function standInForCommands(): void {
  const onTarget = (name: string, act: (target: Element) => void): void =>
    addEventListener(name, ({ target }) => act(target as Element), true);
  onTarget("click", (target) => {
    const source = target.closest("[commandfor]");
    const dialog = source && (document.getElementById(source.getAttribute("commandfor") ?? "") as HTMLDialogElement);
    if (!dialog) return;
    setTimeout(() => {
      dialog.dispatchEvent(Object.assign(new Event("command"), { command: "show-modal", source }));
      if (!dialog.open) dialog.showModal();
    });
  });
  onTarget("pointerup", (target) => {
    if (target.closest("[popover],[popovertarget]")) return;
    for (const popover of document.querySelectorAll<HTMLElement>(":popover-open")) popover.hidePopover();
  });
}
