import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { FormAlert } from "#app/ui/form/form-alert.tsx";
import { SentNote } from "#app/ui/sent-note.tsx";
import { resendConfirmation } from "#app/data/auth-emails.ts";
import { confirmLanding } from "./confirm-landing.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { useTask } from "#app/ui/form/use-task.ts";
import { confirmation as words } from "#words/account.ts";
import type { Captcha } from "#app/shell/captcha/captcha.tsx";

interface ResendOfferProps {
  email: string;
  captcha: Captcha;
}

export function ResendOffer({ email, captcha }: ResendOfferProps) {
  const { siteUrl } = usePublicSettings();
  const { pending, error, run } = useTask();
  const [sent, setSent] = useState(false);
  const send = async () => {
    const captchaToken = captcha.take();
    if (captchaToken === null) return;
    try {
      await resendConfirmation({ email, landing: confirmLanding(siteUrl), captchaToken });
      setSent(true);
    } finally {
      captcha.renew();
    }
  };
  if (sent) return <SentNote title={words.sentTitle} text={words.sentText(email)} />;
  return (
    <>
      {error && <FormAlert>{error}</FormAlert>}
      <Button type="button" full aria-disabled={pending || undefined} onClick={() => run(send)}>
        {pending ? words.submitting : words.submit}
      </Button>
    </>
  );
}
