import { type ReactNode, type Ref, Suspense, useEffect, useRef, useState } from "react";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import type { CaptchaSettings } from "#shared/public-settings.ts";
import type { CaptchaHandle, CaptchaWords } from "./captcha-field.tsx";

export type { CaptchaWords };

const CaptchaField = lazyPart(() => import("./captcha-field.tsx"));

export interface Captcha {
  /** Rendered in the form; nothing where no captcha is configured. */
  field: ReactNode;
  /** The token for the next call: empty without a captcha, null until the visitor has passed it. If it is null, the field says so. */
  take(): string | null;
  /** Called after a failed call, which used up its token. */
  renew(): void;
}

/** The captcha of a form. Its words are there where one is configured. */
export function useCaptcha(words: CaptchaWords | undefined): Captcha {
  const { captcha } = usePublicSettings();
  const handle = useRef<CaptchaHandle>(null);
  const early = useRef(false);
  const arrive = (field: CaptchaHandle | null) => {
    handle.current = field;
    // The form was sent before the field had loaded: the field shows its message now.
    if (early.current) field?.take();
    early.current = false;
  };
  return {
    field: captcha && words && <WhileInUse words={words} settings={captcha} handle={arrive} />,
    take() {
      if (!captcha) return "";
      early.current = !handle.current;
      return handle.current?.take() ?? null;
    },
    renew: () => handle.current?.renew(),
  };
}

interface WhileInUseProps {
  words: CaptchaWords;
  settings: CaptchaSettings;
  handle: Ref<CaptchaHandle>;
}

/**
 * Nothing of the captcha is loaded before the dialog around it opens, however it is opened; in a form of the page itself, before the form
 * is used.
 */
function WhileInUse({ words, settings, handle }: WhileInUseProps) {
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const dialog = place.current?.closest("dialog");
    if (!dialog) return onUse(place.current?.closest("form"), () => setOpen(true));
    const read = () => setOpen(dialog.open);
    read();
    const observer = new MutationObserver(read);
    observer.observe(dialog, { attributeFilter: ["open"] });
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      <Suspense>{open && <CaptchaField words={words} settings={settings} ref={handle} />}</Suspense>
    </div>
  );
}

/** Calls back once the form has the focus or is sent. Returns the function that ends this. */
function onUse(form: HTMLFormElement | null | undefined, use: () => void): () => void {
  if (form?.matches(":focus-within")) use();
  const ended = new AbortController();
  for (const event of ["focusin", "submit"]) form?.addEventListener(event, use, { signal: ended.signal });
  return () => ended.abort();
}
