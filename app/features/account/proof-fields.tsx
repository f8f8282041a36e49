import { useEffect, useRef, useState } from "react";
import { Field } from "#app/components/ui/field.tsx";
import { FormAlert } from "#app/components/ui/form-alert.tsx";
import { TextButton } from "#app/components/ui/text-button.tsx";
import { requestProofCode } from "#app/data/account.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { useServiceTask } from "#app/lib/use-service-form.ts";
import { proof as words, secondStep } from "#content/generated/account.ts";
import styles from "./proof-fields.module.css";

/** Whose proof it is, and what there is to show. */
export interface Owner {
  email: string;
  /** Whoever came by an outside account may have none. */
  hasPassword: boolean;
  hasApp: boolean;
}

export type ProofWay = "password" | "app" | "letter";

interface ProofFieldsProps {
  owner: Owner;
  /** Null until a way is chosen, where a letter is the only one: it is sent when it is asked for. */
  way: ProofWay | null;
  onWay: (way: ProofWay) => void;
  faultOf: (field: string, label: string) => string | undefined;
}

/** The way that asks least of the owner. */
export function firstWay({ hasPassword, hasApp }: Owner): ProofWay | null {
  if (hasPassword) return "password";
  return hasApp ? "app" : null;
}

/** The part of a form that shows that it is the owner who asks: the password, a code of the app, or one from the mailbox. */
export function ProofFields({ owner, way, onWay, faultOf }: ProofFieldsProps) {
  const { backend } = usePublicSettings();
  const place = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(false);
  const { pending, error, run } = useServiceTask();
  useEffect(() => {
    if (chosen) place.current?.querySelector("input")?.focus();
  }, [chosen, way]);

  const choose = (next: ProofWay) => {
    onWay(next);
    setChosen(true);
  };
  const sendCode = () =>
    run(async () => {
      await requestProofCode(backend);
      choose("letter");
    });
  return (
    <div ref={place} className={styles.proof}>
      {way === "password" && (
        <Field
          label={words.currentPassword}
          type="password"
          name="currentPassword"
          autoComplete="current-password"
          required
          error={faultOf("currentPassword", words.currentPassword)}
        />
      )}
      {way === "app" && (
        <Field
          label={secondStep.code}
          hint={secondStep.codeHint}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={faultOf("code", secondStep.code)}
        />
      )}
      {way === "letter" && (
        <Field
          label={words.code}
          hint={words.codeHint(owner.email)}
          name="nonce"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={faultOf("nonce", words.code)}
        />
      )}
      {error && <FormAlert>{error}</FormAlert>}
      <p className={styles.ways}>
        {owner.hasPassword && way !== "password" && (
          <TextButton onClick={() => choose("password")}>{words.usePassword}</TextButton>
        )}
        {owner.hasApp && way !== "app" && <TextButton onClick={() => choose("app")}>{words.useApp}</TextButton>}
        {way !== "letter" && (
          <TextButton onClick={sendCode} aria-disabled={pending || undefined}>
            {pending ? words.sending : words.useCode}
          </TextButton>
        )}
      </p>
    </div>
  );
}
