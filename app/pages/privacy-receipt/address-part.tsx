import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useCaptcha } from "#app/shell/captcha/captcha.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormAlert } from "#app/ui/form/form-alert.tsx";
import { SentNote } from "#app/ui/sent-note.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { type HeldReceipt, openReceipt, ReceiptError, requestReceipt } from "#app/data/receipt.ts";
import { formError, getFieldValue } from "#app/ui/form/field-errors.ts";
import { Form, SubmitButton } from "#app/ui/form/form.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { keepRequestKey } from "#app/browser/request-key.ts";
import { readStored, writeStored } from "#shared/browser-storage.ts";
import { liveStorageKeys } from "#shared/live-storage-keys.ts";
import { proofParameter } from "#shared/receipt.ts";
import { receiptPage } from "#words/receipt.ts";
import { OpenReceipt } from "./open-receipt.tsx";

const { address: words } = receiptPage;

type Failure = keyof (typeof words)["failures"];

const toProblem = (error: unknown): string => (error instanceof ReceiptError ? error.problem : "unavailable");

const toFailure = (error: unknown): Failure => {
  const problem = toProblem(error);
  return problem in words.failures ? (problem as Failure) : "unavailable";
};

type State =
  | { step: "asking"; failure: Failure | null }
  | { step: "sent" }
  | { step: "arrived"; token: string }
  | { step: "open"; held: HeldReceipt };

const proofInAddress = (): string | null => new URLSearchParams(location.hash.slice(1)).get(proofParameter);

export function AddressPart({ onStored }: { onStored: () => void }) {
  const [state, setState] = useState<State>(() => {
    const token = proofInAddress();
    return token ? { step: "arrived", token } : { step: "asking", failure: null };
  });
  // Keeps the secret out of history and copied links.
  const takeProof = useEffectEvent(() => {
    const token = proofInAddress();
    if (!token) return;
    setState({ step: "arrived", token });
    history.replaceState(history.state, "", location.pathname);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the address is read once and cleaned
    takeProof();
    // A link opened on this page changes only the fragment.
    const listen = () => takeProof();
    addEventListener("hashchange", listen);
    return () => removeEventListener("hashchange", listen);
  }, []);

  const ask = (failure: Failure | null = null) => setState({ step: "asking", failure });
  switch (state.step) {
    case "asking":
      return (
        <AskForm
          failure={state.failure}
          onSent={() => {
            onStored();
            setState({ step: "sent" });
          }}
        />
      );
    case "sent":
      return (
        <SentNote title={words.sentTitle} text={words.sentText}>
          <TextButton onClick={() => ask()}>{words.another}</TextButton>
        </SentNote>
      );
    case "arrived":
      return (
        <Arrived
          key={state.token}
          token={state.token}
          onOpened={(held) => {
            writeStored(liveStorageKeys.receipt, null);
            onStored();
            setState({ step: "open", held });
          }}
          onExpired={() => ask("expired")}
        />
      );
    case "open":
      return (
        <OpenReceipt
          held={state.held}
          onChange={(held) => setState({ step: "open", held })}
          onClosed={() => ask("closed")}
        />
      );
  }
}

interface AskFormProps {
  failure: Failure | null;
  onSent: () => void;
}

function AskForm({ failure, onSent }: AskFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const [earlier, setEarlier] = useState(failure);
  const captcha = useCaptcha();
  // The pressed button is removed, so the field takes focus.
  useEffect(() => {
    if (failure !== null) element.current?.querySelector("input")?.focus();
  }, [failure]);
  const form = useForm(
    async (fields, captchaToken) => {
      setEarlier(null);
      await requestReceipt(getFieldValue(fields, "email"), keepRequestKey(liveStorageKeys.receipt), captchaToken);
      onSent();
    },
    {
      captcha,
      explain(thrown) {
        const met = toFailure(thrown);
        return { [met === "email" ? "email" : formError]: words.failures[met] };
      },
    },
  );
  return (
    <Form form={form} ref={element}>
      {earlier !== null && !form.error && <FormAlert>{words.failures[earlier]}</FormAlert>}
      <Field {...form.field("email", words.label)} type="email" autoComplete="email" required />
      {captcha.field}
      <SubmitButton form={form} words={{ submit: words.submit, submitting: words.sending }} size="small" />
    </Form>
  );
}

interface ArrivedProps {
  token: string;
  onOpened: (held: HeldReceipt) => void;
  onExpired: () => void;
}

function Arrived({ token, onOpened, onExpired }: ArrivedProps) {
  const place = useRef<HTMLDivElement>(null);
  const [key] = useState(() => readStored(liveStorageKeys.receipt));
  const [state, setState] = useState<Failure | "opening" | null>(key === null ? null : "opening");
  const onFailed = (error: unknown) => {
    const problem = toProblem(error);
    if (problem === "expired") onExpired();
    // In another browser, the visitor has to press the button.
    else setState(problem === "other-browser" ? null : toFailure(error));
  };
  const begin = useEffectEvent(() => {
    place.current?.querySelector("button")?.focus();
    if (key !== null) void openReceipt(token, key).then(onOpened, onFailed);
  });
  useEffect(() => begin(), []);
  const isOpening = state === "opening";
  return (
    <div ref={place} className="stack">
      <p>{words.arrived}</p>
      <Button
        variant="primary"
        aria-disabled={isOpening || undefined}
        onClick={() => {
          if (isOpening) return;
          setState("opening");
          void openReceipt(token, null).then(onOpened, onFailed);
        }}
      >
        {isOpening ? words.opening : words.open}
      </Button>
      {state && state !== "opening" && <FormAlert>{words.failures[state]}</FormAlert>}
      <p className="soft">{words.why}</p>
    </div>
  );
}
