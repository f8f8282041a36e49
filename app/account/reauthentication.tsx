import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { FormAnswers } from "./account-section.tsx";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { type ReauthenticationProof, requestReauthenticationCode } from "#app/data/account.ts";
import { reauthenticate } from "#app/data/own-data.ts";
import { verifySecondFactor } from "#app/data/second-factor.ts";
import { readCode } from "#shared/fold-text.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/confirm-button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { CodeField, Field } from "#app/ui/field.tsx";
import { FormAlert } from "#app/ui/form/form-alert.tsx";
import { errorCode, serviceErrors } from "#app/ui/form/error-sentence.ts";
import { getFieldValue } from "#app/ui/form/field-errors.ts";
import { Form } from "#app/ui/form/form.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { useTask } from "#app/ui/form/use-task.ts";
import { TextButton } from "#app/ui/text-button.tsx";
import { reauthentication as words, secondFactor } from "#words/account.ts";
import { controls } from "#words/controls.ts";
import { isOwnBackend } from "#app/data/own-backend.ts";

/**
 * Resolves to false if the service requires reauthentication, and later calls `again`. Awaiting the dialog would keep its form
 * from showing errors. Hosted projects take `proof` with the change; elsewhere it is empty, because the session stores it.
 * @throws the service's error
 */
type WithReauthentication = (
  work: (proof: ReauthenticationProof) => Promise<void>,
  again: () => void,
) => Promise<false | void>;

const ReauthenticationContext = createContext<WithReauthentication | null>(null);

export function useReauthentication(): WithReauthentication {
  const withReauthentication = use(ReauthenticationContext);
  if (!withReauthentication)
    throw new Error("The reauthentication dialog is missing: this was rendered outside ReauthenticationProvider.");
  return withReauthentication;
}

/** `current_password_required` is returned by hosted projects that require the current password. */
const requiredCodes: ReadonlySet<string | null> = new Set(["reauthentication_needed", "current_password_required"]);

interface Owner {
  email: string;
  hasPassword: boolean;
  hasApp: boolean;
}

interface ReauthenticationProviderProps {
  owner: Owner;
  children: ReactNode;
}

export function ReauthenticationProvider({ owner, children }: ReauthenticationProviderProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const proof = useRef<ReauthenticationProof>(null);
  const repeat = useRef<() => void>(null);
  const [isAsking, setIsAsking] = useState(false);

  const withReauthentication = useCallback<WithReauthentication>(async (work, again) => {
    const given = proof.current;
    proof.current = null;
    try {
      return await work(given ?? {});
    } catch (thrown) {
      if (given || !requiredCodes.has(errorCode(thrown))) throw thrown;
    }
    repeat.current = again;
    // `showModal` focuses the first field, so the fields have to exist by then.
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
        closeLabel={controls.close}
        onClose={() => setIsAsking(false)}
      >
        {isAsking && (
          <>
            <p className="soft">{words.lead}</p>
            <ReauthenticationForm
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
  owner: Owner;
  onShown: (proof: ReauthenticationProof) => void;
  onCancel: () => void;
}

function ReauthenticationForm({ owner, onShown, onCancel }: ReauthenticationFormProps) {
  const { backend } = usePublicSettings();
  const fields = useRef<HTMLDivElement>(null);
  /** Null until the visitor chooses email, because choosing it sends a code. */
  const [method, setMethod] = useState<"password" | "app" | "email" | null>(() => {
    if (owner.hasPassword) return "password";
    return owner.hasApp ? "app" : null;
  });
  const [isChosen, setIsChosen] = useState(false);
  const { pending, error, run } = useTask();
  useEffect(() => {
    if (isChosen) fields.current?.querySelector("input")?.focus();
  }, [isChosen, method]);
  const choose = (next: typeof method) => {
    setMethod(next);
    setIsChosen(true);
  };
  const sendCode = () =>
    run(async () => {
      await requestReauthenticationCode();
      choose("email");
    });
  const form = useForm(
    async (element) => {
      if (method === null) return;
      if (method === "app") {
        await verifySecondFactor(getFieldValue(element, "code"));
        return onShown({});
      }
      const proof = {
        currentPassword: getFieldValue(element, "currentPassword") || undefined,
        nonce: readCode(getFieldValue(element, "nonce")) || undefined,
      };
      if (!isOwnBackend(backend)) return onShown(proof);
      await reauthenticate(proof);
      return onShown({});
    },
    { explain: serviceErrors },
  );
  return (
    <Form form={form}>
      <UsernameHint email={owner.email} />
      <div ref={fields} className="stack gap-3">
        {method === "password" && (
          <Field
            {...form.field("currentPassword", words.currentPassword)}
            type="password"
            autoComplete="current-password"
            required
          />
        )}
        {method === "app" && <CodeField {...form.field("code", secondFactor.code)} hint={secondFactor.codeHint} />}
        {method === "email" && <CodeField {...form.field("nonce", words.code)} hint={words.codeHint(owner.email)} />}
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
      <FormAnswers form={form} words={words} canSubmit={method !== null} onCancel={onCancel} />
    </Form>
  );
}

/** Identifies the account to password managers. */
export function UsernameHint({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />;
}

function useProtectedTask() {
  const { run, ...task } = useTask();
  const withReauthentication = useReauthentication();
  const start = (work: () => Promise<void>): void =>
    run(async () => {
      await withReauthentication(work, () => start(work));
    });
  return { ...task, run: start };
}

interface TaskButtonProps extends ComponentProps<typeof Button> {
  pendingLabel: string;
  work: () => Promise<void>;
}

export function TaskButton({ pendingLabel, work, children, ...rest }: TaskButtonProps) {
  const { pending, error, run } = useProtectedTask();
  return (
    <>
      {error && <FormAlert>{error}</FormAlert>}
      <Button {...rest} size="small" aria-disabled={pending || undefined} onClick={() => run(work)}>
        {pending ? pendingLabel : children}
      </Button>
    </>
  );
}

interface ConfirmedTaskButtonProps extends Record<"label" | "question" | "yes" | "no", string> {
  work: TaskButtonProps["work"];
}

export function ConfirmedTaskButton({ work, ...words }: ConfirmedTaskButtonProps) {
  const { pending, error, run } = useProtectedTask();
  return <ConfirmButton {...words} pending={pending} error={error} onConfirm={() => run(work)} />;
}
