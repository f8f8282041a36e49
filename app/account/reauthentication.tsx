import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FormAnswers } from "./account-section.tsx";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { type ReauthenticationProof, requestReauthenticationCode } from "#app/data/account.ts";
import { reauthenticate } from "#app/data/own-data.ts";
import { verifySecondFactor } from "#app/data/second-factor.ts";
import { ConfirmButton } from "#app/ui/confirm-button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { CodeField, Field } from "#app/ui/field.tsx";
import { FormAlert } from "#app/ui/form-alert.tsx";
import { errorCode, serviceErrors } from "#app/ui/form/error-sentence.ts";
import { valueOf } from "#app/ui/form/field-errors.ts";
import { Form } from "#app/ui/form/form.tsx";
import { type FormControl, useForm } from "#app/ui/form/use-form.ts";
import { useTask } from "#app/ui/form/use-task.ts";
import { TextButton } from "#app/ui/text-button.tsx";
import type { reauthentication, secondFactor } from "#content/generated/account.ts";
import { isOwnBackend } from "#shared/public-settings.ts";

/**
 * Runs work that needs a recent reauthentication. Where the service asks for one, it resolves to false, and `again` is called once the
 * visitor has entered a password or a code: to wait for that here would keep React from showing the errors of the dialog's form. `proof` is
 * for a hosted project, which takes it with the change; it is empty where the session holds it. Throws the service's error.
 */
type WithReauthentication = (
  work: (proof: ReauthenticationProof) => Promise<void>,
  again: () => void,
) => Promise<boolean>;

const ReauthenticationContext = createContext<WithReauthentication | null>(null);

export function useReauthentication(): WithReauthentication {
  const withReauthentication = use(ReauthenticationContext);
  if (!withReauthentication)
    throw new Error("The reauthentication dialog is missing: this was rendered outside ReauthenticationProvider.");
  return withReauthentication;
}

/** Error codes that ask for reauthentication; the second is the code of a hosted project that requires the current password. */
const requiredCodes: ReadonlySet<string | null> = new Set(["reauthentication_needed", "current_password_required"]);

interface ReauthenticationProviderProps {
  words: ReauthenticationWords;
  owner: Owner;
  children: ReactNode;
}

/** Holds the dialog in which the visitor enters a password or a code. The form that needed it keeps its values. */
export function ReauthenticationProvider({ words, owner, children }: ReauthenticationProviderProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const proof = useRef<ReauthenticationProof>(null);
  const repeat = useRef<() => void>(null);
  const [isAsking, setIsAsking] = useState(false);

  const withReauthentication = useCallback<WithReauthentication>(async (work, again) => {
    const given = proof.current;
    proof.current = null;
    try {
      await work(given ?? {});
      return true;
    } catch (thrown) {
      if (given || !requiredCodes.has(errorCode(thrown))) throw thrown;
    }
    repeat.current = again;
    // The fields have to be there for the dialog to put the focus on the first.
    flushSync(() => setIsAsking(true));
    dialog.current?.showModal();
    return false;
  }, []);

  return (
    <ReauthenticationContext value={withReauthentication}>
      {children}
      <Dialog
        id="reauthentication"
        ref={dialog}
        title={words.title}
        closeLabel={words.close}
        onClose={() => setIsAsking(false)}
      >
        {isAsking && (
          <>
            <p className="soft">{words.lead}</p>
            <ReauthenticationForm
              words={words}
              owner={owner}
              onShown={(given) => {
                proof.current = given;
                dialog.current?.close();
                repeat.current?.();
              }}
              onCancel={() => dialog.current?.close()}
            />
          </>
        )}
      </Dialog>
    </ReauthenticationContext>
  );
}

interface ReauthenticationFormProps {
  words: ReauthenticationWords;
  owner: Owner;
  onShown: (proof: ReauthenticationProof) => void;
  onCancel: () => void;
}

function ReauthenticationForm({ words, owner, onShown, onCancel }: ReauthenticationFormProps) {
  const { backend } = usePublicSettings();
  const [method, setMethod] = useState(() => firstMethod(owner));
  const form = useForm(
    async (fields) => {
      if (method === null) return;
      if (method === "app") {
        await verifySecondFactor(valueOf(fields, "code"));
        return onShown({});
      }
      const proof = {
        currentPassword: valueOf(fields, "currentPassword") || undefined,
        nonce: valueOf(fields, "nonce").trim() || undefined,
      };
      if (!isOwnBackend(backend)) return onShown(proof);
      await reauthenticate(proof);
      return onShown({});
    },
    { explain: serviceErrors },
  );
  return (
    <Form form={form}>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={owner.email} hidden readOnly />
      <ReauthenticationFields words={words} owner={owner} method={method} onMethod={setMethod} field={form.field} />
      <FormAnswers form={form} words={words} canSubmit={method !== null} onCancel={onCancel} />
    </Form>
  );
}

/** The account's owner, and the methods the account has beside email. */
export interface Owner {
  email: string;
  /** False for an account that signs in through a provider alone. */
  hasPassword: boolean;
  hasApp: boolean;
}

export type ReauthenticationMethod = "password" | "app" | "email";

export type ReauthenticationWords = typeof reauthentication & {
  close: string;
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
      await requestReauthenticationCode();
      choose("email");
    });
  return (
    <div ref={place} className="stack gap-3">
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
      <p className="cluster small">
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

interface ConfirmedTaskButtonProps {
  label: string;
  question: string;
  yes: string;
  no: string;
  /** Throws what the service reported. */
  work: () => Promise<void>;
  onDone: () => void;
}

/** A button that asks for confirmation, and for reauthentication where needed, before it runs `work`. */
export function ConfirmedTaskButton({ work, onDone, ...words }: ConfirmedTaskButtonProps) {
  const { pending, error, run } = useTask();
  const withReauthentication = useReauthentication();
  const confirm = (): void =>
    run(async () => {
      if (await withReauthentication(work, confirm)) onDone();
    });
  return <ConfirmButton {...words} pending={pending} error={error} onConfirm={confirm} />;
}
