import { type RefObject, useEffect, useEffectEvent } from "react";

/** Calls `opened` with the button that opened the dialog, even if it opened before hydration. */
export function useOpener(
  dialog: RefObject<HTMLDialogElement | null>,
  opened: (opener: HTMLElement | null) => void,
): void {
  const onOpen = useEffectEvent(opened);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const onCommand = (event: Event) => {
      if (!("command" in event) || event.command !== "show-modal") return;
      onOpen("source" in event && event.source instanceof HTMLElement ? event.source : null);
    };
    const early = window.__larkpost?.commands[element.id];
    if (element.open && early) onOpen(early);
    element.addEventListener("command", onCommand);
    return () => element.removeEventListener("command", onCommand);
  }, [dialog]);
}
