import type * as Sales from "#words/contact-sales.ts";
import type * as SalesSent from "#words/contact-sales-sent.ts";
import type * as Controls from "#words/controls.ts";
import type * as Dialogs from "#words/dialogs.ts";
import type * as AuthErrorTranslations from "#words/auth-error-translations.ts";
import type * as Layout from "#words/layout.ts";
import { banner, byRole, contentinfo, main } from "../engines/find.ts";
import { languages, test } from "./site.ts";

interface Words {
  "contact-sales": typeof Sales;
  "contact-sales-sent": typeof SalesSent;
  controls: typeof Controls;
  dialogs: typeof Dialogs;
  "auth-error-translations": typeof AuthErrorTranslations;
  layout: typeof Layout;
}

const wordsIn = <File extends keyof Words>(code: string, file: File): Promise<Words[File]> =>
  import(`../../content/generated/${code}/${file}.ts`);

for (const { code, name, prefix } of languages) {
  test.describe(`in ${code}`, () => {
    test.use({ allowErrors: true });

    test("D25 S4.1 S5.2 a sign-up is refused and done, and a log-in refused, in the language", async ({ visitor }) => {
      const { logInDialog, signUpDialog } = await wordsIn(code, "dialogs");
      const { tryFree } = (await wordsIn(code, "controls")).controls;
      const { logIn } = (await wordsIn(code, "layout")).layout;
      const { invalid_credentials: refused } = (await wordsIn(code, "auth-error-translations")).errorsByCode;
      const create = byRole("dialog", signUpDialog.title);
      const welcome = byRole("dialog", logInDialog.title);
      const email = `ruth-${process.pid}-${Date.now()}@marlow-bakery.example`;
      await visitor.goto(`${prefix}/help`);
      await visitor.hydrated();
      await visitor.click(byRole("button", tryFree, banner));
      await visitor.fill(byRole("textbox", signUpDialog.email, create), email);
      await visitor.fill(byRole("textbox", signUpDialog.password, create), "four loaves and a bun");
      await visitor.fill(byRole("textbox", signUpDialog.confirmPassword, create), "five loaves and a bun");
      await visitor.click(byRole("checkbox", undefined, create));
      await visitor.click(byRole("button", signUpDialog.submit, create));
      await visitor.reads(byRole("alert", undefined, create), signUpDialog.alerts.passwordsDiffer);
      await visitor.fill(byRole("textbox", signUpDialog.confirmPassword, create), "four loaves and a bun");
      await visitor.click(byRole("button", signUpDialog.submit, create));
      await visitor.seesNo(create);
      await visitor.reads(byRole("alert"), signUpDialog.alerts.success);
      await visitor.click(byRole("button", logIn, banner));
      await visitor.fill(byRole("textbox", logInDialog.email, welcome), email);
      await visitor.fill(byRole("textbox", logInDialog.password, welcome), "five loaves and a bun");
      await visitor.press("Enter");
      await visitor.reads(byRole("alert", undefined, welcome), refused);
    });
  });

  test(`D25 D3 in ${code} a message to sales is confirmed in the language`, async ({ visitor }) => {
    const { contactSalesDialog: sales } = await wordsIn(code, "contact-sales");
    const { contactSalesSent } = await wordsIn(code, "contact-sales-sent");
    const letter = byRole("dialog", sales.title);
    await visitor.goto(`${prefix}/solutions`);
    await visitor.click(byRole("button", sales.open, main));
    await visitor.fill(byRole("textbox", sales.name, letter), "Ruth Marlow");
    await visitor.fill(byRole("textbox", sales.business, letter), "Marlow Bakery");
    await visitor.fill(byRole("textbox", sales.email, letter), "ruth@marlow-bakery.example");
    await visitor.fill(byRole("textbox", sales.message, letter), "Three shops, one list.");
    await visitor.click(byRole("button", sales.submit, letter));
    await visitor.reads(byRole("status", undefined, letter), contactSalesSent.sentTitle);
  });

  test(`D25 from ${code} to English and back, with query and part`, async ({ visitor }) => {
    const place = "/pricing?contacts=300#cost";
    await visitor.goto(prefix + place);
    await visitor.hydrated();
    await visitor.click(byRole("link", "English", contentinfo));
    await visitor.isAt(place);
    await visitor.hydrated();
    await visitor.click(byRole("link", name, contentinfo));
    await visitor.isAt(prefix + place);
  });
}
