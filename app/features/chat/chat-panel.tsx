import { type ComponentType, type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { FormAlert } from "#app/components/ui/form-alert.tsx";
import { ServedMarkup } from "#app/components/ui/served-markup.tsx";
import { useAfterNavigation } from "#app/lib/navigation.ts";
import { linkedSecret } from "#app/lib/thread-link.ts";
import { authErrors } from "#content/errors.ts";
import styles from "./chat-panel.module.css";
import { ServedChat } from "./chat-panel.served.tsx";
import type { OpenedChatProps } from "./opened-chat.tsx";

/** The chat panel (D2). It opens without a script; what an opened one does is fetched then. */
export function ChatPanel() {
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  /** State of the served form, if it was sent before its scripts loaded. */
  const [sending, setSending] = useState<"waits" | "failed" | null>(null);
  const [Opened, setOpened] = useState<ComponentType<OpenedChatProps> | null>(null);
  const load = useCallback(() => {
    import("./opened-chat.tsx").then(
      (module) => setOpened(() => module.default),
      (error: unknown) => {
        console.error(error);
        setSending((before) => before && "failed");
      },
    );
  }, []);
  // A followed link closes the panel, also one to the same page.
  useAfterNavigation(() => {
    if (panel.current?.matches(":popover-open")) panel.current.hidePopover();
  });

  useEffect(() => {
    const element = panel.current;
    const onToggle = (): void => {
      const isOpen = element?.matches(":popover-open") ?? false;
      setOpen(isOpen);
      if (isOpen) load();
    };
    element?.addEventListener("toggle", onToggle);
    if (linkedSecret() !== null) element?.togglePopover(true);
    // The panel may have been opened before hydration.
    onToggle();
    return () => element?.removeEventListener("toggle", onToggle);
  }, [load]);

  const onSubmit = (event: FormEvent) => {
    if (Opened) return;
    event.preventDefault();
    setSending("waits");
    load();
  };
  return (
    <section
      id="chat"
      popover="auto"
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-labelledby="chat-title"
      onSubmit={onSubmit}
    >
      <ServedMarkup id="chat-served" className={styles.place}>
        {import.meta.env.SSR && <ServedChat />}
      </ServedMarkup>
      {Opened && <Opened open={open} sendAtOnce={sending === "waits"} />}
      {sending === "failed" && <FormAlert>{authErrors.unknown.sentence}</FormAlert>}
    </section>
  );
}
