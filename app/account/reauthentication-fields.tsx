import { useEffect, useRef, useState } from "react";
import { CodeField, Field } from "#app/ui/field.tsx";
import { FormAlert } from "#app/ui/form-alert.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { requestReauthenticationCode } from "#app/data/account.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import type { FormControl } from "#app/ui/form/use-form.ts";
import { useTask } from "#app/ui/form/use-task.ts";
import type { reauthentication, secondFactor } from "#content/generated/account.ts";
import styles from "./reauthentication-fields.module.css";

/** The account's owner, and the methods the account has beside email. */
export interface Owner {
  email: string;
  /** False for an account that signs in through a provider alone. */
  hasPassword: boolean;
  hasApp: boolean;
}

export type ReauthenticationMethod = "password" | "app" | "email";

export type ReauthenticationWords = typeof reauthentication & {
  app: Pick<typeof secondFactor, "code" | "codeHint">;
  reveal: Record<"show" | "hide", string>;
};

interface ReauthenticationFieldsProps {
  words: ReauthenticationWords;
  owner: Owner;
  /** Null while email, the only method, has not been chosen: choosing it sends the code. */
  method: ReauthenticationMethod | null;
  onMethod: (method: ReauthenticationMethod) => void;
  field: FormControl["field"];
}

/** The method offered first: a password, else the app; null where only email is left. */
export function firstMethod({ hasPassword, hasApp }: Owner): ReauthenticationMethod | null {
  if (hasPassword) return "password";
  return hasApp ? "app" : null;
}

/** The fields of reauthentication: the password, a code of the app, or an emailed code. */
export function ReauthenticationFields({ words, owner, method, onMethod, field }: ReauthenticationFieldsProps) {
  const { backend } = usePublicSettings();
  const place = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(false);
  const { pending, error, run } = useTask();
  useEffect(() => {
    if (chosen) place.current?.querySelector("input")?.focus();
  }, [chosen, method]);

  const choose = (next: ReauthenticationMethod) => {
    onMethod(next);
    setChosen(true);
  };
  const sendCode = () =>
    run(async () => {
      await requestReauthenticationCode(backend);
      choose("email");
    });
  return (
    <div ref={place} className={styles.fields}>
      {method === "password" && (
        <Field
          {...field("currentPassword", words.currentPassword)}
          type="password"
          reveal={words.reveal}
          autoComplete="current-password"
          required
        />
      )}
      {method === "app" && <CodeField {...field("code", words.app.code)} hint={words.app.codeHint} />}
      {method === "email" && <CodeField {...field("nonce", words.code)} hint={words.codeHint(owner.email)} />}
      {error && <FormAlert>{error}</FormAlert>}
      <p className={styles.methods}>
        {owner.hasPassword && method !== "password" && (
          <TextButton onClick={() => choose("password")}>{words.usePassword}</TextButton>
        )}
        {owner.hasApp && method !== "app" && <TextButton onClick={() => choose("app")}>{words.useApp}</TextButton>}
        {method !== "email" && (
          <TextButton onClick={sendCode} aria-disabled={pending || undefined}>
            {pending ? words.sending : words.useCode}
          </TextButton>
        )}
      </p>
    </div>
  );
}
