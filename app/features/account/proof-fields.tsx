import { useEffect, useRef, useState } from "react";
import { Field } from "#app/components/ui/field.tsx";
import { FormAlert } from "#app/components/ui/form-alert.tsx";
import { TextButton } from "#app/components/ui/text-button.tsx";
import { type Account, type Proof, requestProofCode } from "#app/data/account.ts";
import { valueOf } from "#app/lib/field-faults.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { useServiceTask } from "#app/lib/use-service-form.ts";
import { proof as words } from "#content/account.ts";
import styles from "./proof-fields.module.css";

interface ProofFieldsProps {
  account: Account;
  faultOf: (field: string, label: string) => string | undefined;
}

/** The part of a form that shows that it is the owner who asks: the password, or a code from the mailbox. */
export function ProofFields({ account, faultOf }: ProofFieldsProps) {
  const { backend } = usePublicSettings();
  const place = useRef<HTMLDivElement>(null);
  // Whoever came by an outside account may have no password.
  const hasPassword = account.identities.includes("email");
  const [by, setBy] = useState<"password" | "code" | null>(hasPassword ? "password" : null);
  const [chosen, setChosen] = useState(false);
  const { pending, error, run } = useServiceTask();
  useEffect(() => {
    if (chosen) place.current?.querySelector("input")?.focus();
  }, [chosen, by]);

  const choose = (way: "password" | "code") => {
    setBy(way);
    setChosen(true);
  };
  const sendCode = () =>
    run(async () => {
      await requestProofCode(backend);
      choose("code");
    });
  return (
    <div ref={place} className={styles.proof}>
      {by === "password" && (
        <Field
          label={words.currentPassword}
          type="password"
          name="currentPassword"
          autoComplete="current-password"
          required
          error={faultOf("currentPassword", words.currentPassword)}
        />
      )}
      {by === "code" && (
        <Field
          label={words.code}
          hint={words.codeHint(account.email)}
          name="nonce"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={faultOf("nonce", words.code)}
        />
      )}
      {error && <FormAlert>{error}</FormAlert>}
      <p className="soft">
        {by === "code" && hasPassword ? (
          <TextButton onClick={() => choose("password")}>{words.usePassword}</TextButton>
        ) : (
          <TextButton onClick={sendCode} aria-disabled={pending || undefined}>
            {pending ? words.sending : words.useCode}
          </TextButton>
        )}
      </p>
    </div>
  );
}

/** What the fields were filled in with. */
export function proofOf(form: HTMLFormElement): Proof {
  return {
    currentPassword: valueOf(form, "currentPassword") || undefined,
    nonce: valueOf(form, "nonce").trim() || undefined,
  };
}
