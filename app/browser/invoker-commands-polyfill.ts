/** For Safari < 26.2, Chrome < 135, Firefox < 144. `show-modal` is the only command in use (button.tsx). */
export function polyfillInvokerCommands(): void {
  addEventListener("click", ({ target }) => {
    const source = (target as Element).closest<HTMLElement>("[commandfor]");
    const dialog =
      source && (document.getElementById(source.getAttribute("commandfor") as string) as HTMLDialogElement);
    if (!dialog) return;
    dialog.dispatchEvent(Object.assign(new Event("command"), { command: "show-modal", source }));
    if (!dialog.open) dialog.showModal();
    // WebKit sometimes loses the focus if the dialog closes while its island hydrates.
    const returnFocus = (): void => {
      if (document.activeElement === document.body) source.focus();
    };
    dialog.addEventListener("close", returnFocus, { once: true });
  });
}
