import { lazy, type ReactNode, type Ref, Suspense, useEffect, useRef, useState } from "react";
import { FormAlert } from "#app/components/ui/form-alert.tsx";
import { errorSentence } from "#app/lib/error-sentence.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import type { CaptchaSettings } from "#shared/public-settings.ts";
import type { CaptchaHandle } from "./captcha-field.tsx";

const CaptchaField = lazy(() => import("./captcha-field.tsx").catch(cannotLoad));

function cannotLoad(thrown: unknown) {
  return { default: () => <FormAlert>{errorSentence(thrown)}</FormAlert> };
}

export interface Captcha {
  /** To stand in the form; nothing where no captcha is set up. */
  field: ReactNode;
  /** The token for the next call: empty without a captcha, null while the visitor has yet to pass it, who is then told. */
  take(): string | null;
  /** After a call that failed: its token is spent. */
  renew(): void;
}

/** The captcha of a form within a dialog. */
export function useCaptcha(): Captcha {
  const { captcha } = usePublicSettings();
  const handle = useRef<CaptchaHandle>(null);
  const early = useRef(false);
  const arrive = (field: CaptchaHandle | null) => {
    handle.current = field;
    // Whoever sent the form before the field had loaded is told as soon as it has.
    if (early.current) field?.take();
    early.current = false;
  };
  return {
    field: captcha && <WhileDialogIsOpen settings={captcha} handle={arrive} />,
    take() {
      if (!captcha) return "";
      early.current = !handle.current;
      return handle.current?.take() ?? null;
    },
    renew: () => handle.current?.renew(),
  };
}

/** Nothing of the captcha is loaded before the dialog around it opens, however it is opened. */
function WhileDialogIsOpen({ settings, handle }: { settings: CaptchaSettings; handle: Ref<CaptchaHandle> }) {
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const dialog = place.current?.closest("dialog");
    if (!dialog) return;
    const read = () => setOpen(dialog.open);
    read();
    const observer = new MutationObserver(read);
    observer.observe(dialog, { attributeFilter: ["open"] });
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      <Suspense>{open && <CaptchaField settings={settings} ref={handle} />}</Suspense>
    </div>
  );
}
