import { DialogButton } from "#app/components/ui/button.tsx";
import { accountPage } from "#content/generated/account.ts";
import { Matter } from "./sheet.tsx";

const words = accountPage.ask;

/** D10: what an anonymous visitor finds on the account page. */
export function AskToSignIn() {
  return (
    <Matter title={words.title} text={words.text}>
      <div className="actions">
        <DialogButton dialog="log-in" variant="primary">
          {words.logIn}
        </DialogButton>
        <DialogButton dialog="sign-up">{words.signUp}</DialogButton>
      </div>
    </Matter>
  );
}
