import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import field from "#app/ui/field.module.css";
import { FormAlert } from "#app/ui/form/form-alert.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { captchaProviders } from "#content/captcha.ts";
import type { CaptchaSettings } from "#shared/public-settings.ts";
import styles from "./captcha.late.module.css";
import { captchaField as words } from "#words/captcha-field.ts";
import { type CaptchaWidget, openCaptchaWidget } from "./captcha-widget.ts";

interface Handle {
  /** Empty if there is no captcha. Null if the visitor has not passed it, and the field then shows an error and takes focus. */
  take(): string | null;
  /** A token is valid for one call. */
  renew(): void;
}

export interface Captcha extends Handle {
  field: ReactNode;
}

export function useCaptcha(): Captcha {
  const { captcha } = usePublicSettings();
  const handle = useRef<Handle>(null);
  const early = useRef(false);
  const arrive = (field: Handle | null) => {
    handle.current = field;
    if (early.current) field?.take();
    early.current = false;
  };
  return {
    field: captcha && <WhileInUse settings={captcha} ref={arrive} />,
    take() {
      if (!captcha) return "";
      early.current = !handle.current;
      return handle.current?.take() ?? null;
    },
    renew: () => handle.current?.renew(),
  };
}

/** Contacts the provider only once the form's dialog opens or, outside dialogs, once the form is used. */
function WhileInUse(props: CaptchaFieldProps) {
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
  return <div ref={place}>{open && <CaptchaField {...props} />}</div>;
}

function onUse(form: HTMLFormElement | null | undefined, use: () => void): () => void {
  if (form?.matches(":focus-within")) use();
  const ended = new AbortController();
  for (const event of ["focusin", "submit"]) form?.addEventListener(event, use, { signal: ended.signal });
  return () => ended.abort();
}

interface CaptchaFieldProps {
  settings: CaptchaSettings;
  ref: Ref<Handle>;
}

type Stage = "loading" | "waiting" | "passed" | "expired" | "unfinished" | "failed";

function CaptchaField({ settings, ref }: CaptchaFieldProps) {
  const group = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const puzzle = useRef<HTMLDivElement>(null);
  const widget = useRef<CaptchaWidget>(null);
  const token = useRef<string>(null);
  const [stage, setStage] = useState<Stage>("loading");
  const [attempt, setAttempt] = useState(0);
  const id = useId();

  const enter = (next: Stage, given: string | null = null) => {
    token.current = given;
    setStage(next);
  };

  useEffect(() => {
    if (!place.current || !puzzle.current) return;
    const gone = new AbortController();
    const events = {
      passed: (given: string) => enter("passed", given),
      // Turnstile renews its token itself.
      expired: () => enter(settings.provider === "turnstile" ? "waiting" : "expired"),
      failed: () => enter("failed"),
    };
    openCaptchaWidget(settings, { widget: place.current, puzzle: puzzle.current }, events, gone.signal).then(
      (opened) => {
        widget.current = opened;
        setStage((current) => (current === "loading" ? "waiting" : current));
      },
      (error: unknown) => {
        if (gone.signal.aborted) return;
        console.error(error);
        enter("failed");
      },
    );
    return () => {
      gone.abort();
      widget.current?.remove();
      widget.current = null;
    };
  }, [settings, attempt]);

  const renew = () => {
    enter(widget.current ? "waiting" : "loading");
    if (widget.current) widget.current.reset();
    else setAttempt(attempt + 1);
  };

  useImperativeHandle(ref, () => ({
    take() {
      if (token.current !== null) return token.current;
      setStage((current) => (current === "failed" ? current : "unfinished"));
      group.current?.focus();
      return null;
    },
    renew,
  }));

  const status = stage === "loading" || stage === "passed" || stage === "expired" ? words[stage] : "";
  const trouble =
    stage === "failed"
      ? words.failed(captchaProviders[settings.provider].host)
      : stage === "unfinished" && words.unfinished;
  return (
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={trouble ? `${id}-alert` : `${id}-note`}
      className="stack gap-1"
    >
      <p id={`${id}-label`} className="small">
        {words.label}
      </p>
      <p id={`${id}-note`} className={field.hint}>
        {words.note(captchaProviders[settings.provider])}
      </p>
      <div ref={place} className={stage === "failed" ? undefined : styles.place} />
      <div ref={puzzle} className={styles.puzzle} />
      <p role="status" className={field.hint}>
        {status}
      </p>
      {trouble && <FormAlert id={`${id}-alert`}>{trouble}</FormAlert>}
      {stage === "failed" && <TextButton onClick={renew}>{words.tryAgain}</TextButton>}
    </div>
  );
}
