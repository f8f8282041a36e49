import { DialogButton } from "#app/components/ui/button.tsx";
import { captchaDialogs as words } from "#content/generated/captcha-dialogs.ts";

/** In the place of a form on a page, where a captcha is set up: it stands in the dialogs alone. */
export function AskInDialog({ dialog }: { dialog: keyof typeof words }) {
  return (
    <>
      <p>{words[dialog].text}</p>
      <div className="actions">
        <DialogButton dialog={dialog} variant="primary">
          {words[dialog].open}
        </DialogButton>
      </div>
    </>
  );
}
