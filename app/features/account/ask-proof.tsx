import { createContext, type ReactNode, use, useCallback, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#app/components/ui/button.tsx";
import { FormAlert } from "#app/components/ui/form-alert.tsx";
import type { Proof } from "#app/data/account.ts";
import { keepsOwnData, recordProof } from "#app/data/own-data.ts";
import { showSecondFactor } from "#app/data/second-factor.ts";
import { errorCode } from "#app/lib/error-sentence.ts";
import { valueOf } from "#app/lib/field-faults.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { useServiceForm } from "#app/lib/use-service-form.ts";
import { proof as words } from "#content/generated/account.ts";
import styles from "./ask-proof.module.css";
import { firstWay, type Owner, ProofFields } from "./proof-fields.tsx";

/**
 * Does work that only the owner may do. Where the service wants to be shown first that it is the owner, the visitor is asked, and then
 * the work is done again. `proof` is for a service that takes it with the change itself, and empty for one that has noted it.
 * Resolves to whether it was done; throws what the service reported.
 */
type Proven = (work: (proof: Proof) => Promise<void>) => Promise<boolean>;

const ProvenContext = createContext<Proven | null>(null);

export function useProven(): Proven {
  const proven = use(ProvenContext);
  if (!proven) throw new Error("There is nobody to ask for a proof: this was rendered outside AskProof.");
  return proven;
}

/** What a service answers that wants a proof; the second by a hosted project that asks for the present password. */
const asking: ReadonlySet<string | null> = new Set(["reauthentication_needed", "current_password_required"]);

/** Holds the small dialog in which the visitor shows a password or a code. What was typed elsewhere stays. */
export function AskProof({ owner, children }: { owner: Owner; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const answer = useRef<(proof: Proof | null) => void>(undefined);
  const [isAsking, setIsAsking] = useState(false);
  const headingId = useId();

  const settle = (proof: Proof | null) => {
    answer.current?.(proof);
    answer.current = undefined;
    setIsAsking(false);
  };
  const proven = useCallback<Proven>(async (work) => {
    try {
      await work({});
      return true;
    } catch (thrown) {
      if (!asking.has(errorCode(thrown))) throw thrown;
    }
    const proof = await new Promise<Proof | null>((resolve) => {
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
    <ProvenContext value={proven}>
      {children}
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={headingId} onClose={() => settle(null)}>
        {isAsking && (
          <div className={styles.inside}>
            <h2 id={headingId}>{words.title}</h2>
            <p className="soft">{words.lead}</p>
            <ProofForm
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
    </ProvenContext>
  );
}

interface ProofFormProps {
  owner: Owner;
  onShown: (proof: Proof) => void;
  onCancel: () => void;
}

function ProofForm({ owner, onShown, onCancel }: ProofFormProps) {
  const { backend } = usePublicSettings();
  const [way, setWay] = useState(() => firstWay(owner));
  const { pending, error, faultOf, onSubmit } = useServiceForm(async (form) => {
    if (way === null) return;
    if (way === "app") {
      await showSecondFactor(backend, valueOf(form, "code"));
      return onShown({});
    }
    const proof = {
      currentPassword: valueOf(form, "currentPassword") || undefined,
      nonce: valueOf(form, "nonce").trim() || undefined,
    };
    if (!keepsOwnData(backend)) return onShown(proof);
    await recordProof(backend, proof);
    return onShown({});
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={owner.email} hidden readOnly />
      <ProofFields owner={owner} way={way} onWay={setWay} faultOf={faultOf} />
      {error && <FormAlert>{error}</FormAlert>}
      <div className={styles.answers}>
        {way !== null && (
          <Button type="submit" size="small" aria-disabled={pending || undefined}>
            {pending ? words.submitting : words.submit}
          </Button>
        )}
        <Button size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
