import { createContext, type ReactNode, use, useCallback, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FormAlert } from "#app/ui/form-alert.tsx";
import type { ReauthenticationProof } from "#app/data/account.ts";
import { reauthenticate } from "#app/data/own-data.ts";
import { verifySecondFactor } from "#app/data/second-factor.ts";
import { errorCode } from "#app/ui/form/error-sentence.ts";
import { valueOf } from "#app/ui/form/field-errors.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { useServiceForm } from "#app/ui/form/use-service-form.ts";
import { isOwnBackend } from "#shared/public-settings.ts";
import { FormAnswers } from "./form-answers.tsx";
import styles from "./reauthentication.module.css";
import {
  firstMethod,
  type Owner,
  ReauthenticationFields,
  type ReauthenticationWords,
} from "./reauthentication-fields.tsx";

/**
 * Runs work that needs a recent reauthentication. Where the service asks for one, the visitor enters a password or a code, and the
 * work runs again. `proof` is for a hosted project, which takes it with the change; it is empty where the session holds it.
 * Resolves to false where the visitor cancelled; throws the service's error.
 */
type WithReauthentication = (work: (proof: ReauthenticationProof) => Promise<void>) => Promise<boolean>;

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
  const answer = useRef<(proof: ReauthenticationProof | null) => void>(undefined);
  const [isAsking, setIsAsking] = useState(false);
  const headingId = useId();

  const settle = (proof: ReauthenticationProof | null) => {
    answer.current?.(proof);
    answer.current = undefined;
    setIsAsking(false);
  };
  const withReauthentication = useCallback<WithReauthentication>(async (work) => {
    try {
      await work({});
      return true;
    } catch (thrown) {
      if (!requiredCodes.has(errorCode(thrown))) throw thrown;
    }
    const proof = await new Promise<ReauthenticationProof | null>((resolve) => {
      answer.current = resolve;
      // The fields have to be there for the dialog to put the focus on the first.
      flushSync(() => setIsAsking(true));
      dialog.current?.showModal();
    });
    if (!proof) return false;
    await work(proof);
    return true;
  }, []);

  return (
    <ReauthenticationContext value={withReauthentication}>
      {children}
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={headingId} onClose={() => settle(null)}>
        {isAsking && (
          <div className={styles.inside}>
            <h2 id={headingId}>{words.title}</h2>
            <p className="soft">{words.lead}</p>
            <ReauthenticationForm
              words={words}
              owner={owner}
              onShown={(proof) => {
                settle(proof);
                dialog.current?.close();
              }}
              onCancel={() => dialog.current?.close()}
            />
          </div>
        )}
      </dialog>
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
  const { pending, error, errorOf, onSubmit } = useServiceForm(async (form) => {
    if (method === null) return;
    if (method === "app") {
      await verifySecondFactor(backend, valueOf(form, "code"));
      return onShown({});
    }
    const proof = {
      currentPassword: valueOf(form, "currentPassword") || undefined,
      nonce: valueOf(form, "nonce").trim() || undefined,
    };
    if (!isOwnBackend(backend)) return onShown(proof);
    await reauthenticate(backend, proof);
    return onShown({});
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={owner.email} hidden readOnly />
      <ReauthenticationFields words={words} owner={owner} method={method} onMethod={setMethod} errorOf={errorOf} />
      {error && <FormAlert>{error}</FormAlert>}
      <FormAnswers words={words} pending={pending} canSubmit={method !== null} onCancel={onCancel} />
    </form>
  );
}
