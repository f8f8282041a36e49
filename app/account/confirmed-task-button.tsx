import { ConfirmButton } from "#app/ui/confirm-button.tsx";
import { useTask } from "#app/ui/form/use-task.ts";
import { useReauthentication } from "./reauthentication.tsx";

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
