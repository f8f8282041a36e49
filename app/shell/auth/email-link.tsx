import { useState, useTransition } from "react";
import { FormAlert } from "#app/ui/form/form-alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { emailLink as words } from "#words/callback-status.ts";
import { useEmailLink } from "./session.ts";

export function EmailLinkButton({ small }: { small?: boolean }) {
  const [pending, start] = useTransition();
  const [failed, setFailed] = useState(false);
  const press = () =>
    start(async () => {
      setFailed(false);
      await useEmailLink().catch((error: unknown) => {
        console.error(error);
        setFailed(true);
      });
    });
  return (
    <>
      <Button
        {...(small ? { size: "small" } : { variant: "primary" })}
        aria-disabled={pending || undefined}
        onClick={() => !pending && press()}
      >
        {pending ? words.pending : words.use}
      </Button>
      {failed && <FormAlert>{words.failed}</FormAlert>}
    </>
  );
}
