import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import field from "#app/ui/field.module.css";
import { FormAlert } from "#app/ui/form-alert.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import type { CaptchaSettings } from "#shared/public-settings.ts";
import { captchaProviders } from "#content/captcha.ts";
import type { captchaField } from "#content/generated/captcha-field.ts";
import styles from "./captcha-field.module.css";
import { type CaptchaWidget, openCaptchaWidget } from "./captcha-widget.ts";

export interface CaptchaHandle {
  /** The token, or null without one: then the field says so and takes the focus. */
  take(): string | null;
  /** Resets the widget: a token is valid for one call. */
  renew(): void;
}

export type CaptchaWords = typeof captchaField;

interface CaptchaFieldProps {
  words: CaptchaWords;
  settings: CaptchaSettings;
  ref: Ref<CaptchaHandle>;
}

type Stage = "loading" | "waiting" | "passed" | "expired" | "unfinished" | "failed";

/** The provider's widget with a label, notes and errors. It is loaded when this mounts, and removed with it. */
export default function CaptchaField({ words, settings, ref }: CaptchaFieldProps) {
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
      // Turnstile gets a new token by itself.
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
