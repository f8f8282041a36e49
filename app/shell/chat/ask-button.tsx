import { Button } from "#app/ui/button.tsx";
import { chatLink } from "#content/generated/chat-button.ts";

/** Opens the chat panel from every page's footer, natively. */
export function AskButton() {
  return (
    <Button size="small" popoverTarget="chat">
      {chatLink}
    </Button>
  );
}
