/**
 * Safari before 26.2, Chrome before 135 and Firefox before 144 have no invoker commands: there this opens the dialog, at the end of the click,
 * so that its own listeners have run. `show-modal` is the only command that the site uses (button.tsx), so the attribute is not read.
 */
export function polyfillInvokerCommands(): void {
  addEventListener("click", ({ target }) => {
    const source = (target as Element).closest<HTMLElement>("[commandfor]");
    const dialog =
      source && (document.getElementById(source.getAttribute("commandfor") as string) as HTMLDialogElement);
    if (!dialog) return;
    dialog.dispatchEvent(Object.assign(new Event("command"), { command: "show-modal", source }));
    if (!dialog.open) dialog.showModal();
    // WebKit sometimes loses the focus where the dialog closes while its island hydrates.
    const returnFocus = (): void => {
      if (document.activeElement === document.body) source.focus();
    };
    dialog.addEventListener("close", returnFocus, { once: true });
  });
}
