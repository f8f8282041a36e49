import type { DialogId } from "#app/components/ui/button.tsx";
import { TextButton } from "#app/components/ui/text-button.tsx";

interface SwitchDialogProps {
  to: DialogId;
  words: { question: string; action: string };
}

/** Leads from one dialog to another. The first closes before the second opens, so that focus later returns to where it all began. */
export function SwitchDialog({ to, words }: SwitchDialogProps) {
  return (
    <p className="soft">
      {words.question}{" "}
      <TextButton
        command="show-modal"
        commandfor={to}
        onClick={(event) => event.currentTarget.closest("dialog")?.close()}
      >
        {words.action}
      </TextButton>
    </p>
  );
}
