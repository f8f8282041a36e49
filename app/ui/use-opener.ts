import { type RefObject, useEffect, useEffectEvent } from "react";

/** `opened` gets the button that opened the dialog. island-triggers.ts replays the event if the island was still asleep. */
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
    element.addEventListener("command", onCommand);
    return () => element.removeEventListener("command", onCommand);
  }, [dialog]);
}
