import { signUpDialog } from "#content/generated/dialogs.ts";
import { alert, banner, button, checkbox, dialog, status, textbox } from "./find.ts";
import { short, test } from "./fixtures.ts";
import type { Visitor } from "./visitor.ts";

const password = "four loaves and a bun";
const welcome = dialog("Welcome Back");
const createAccount = dialog("Create Your Account");
let visitors = 0;
const newEmail = () => `ruth-${process.pid}-${Date.now()}-${visitors++}@marlow-bakery.example`;

/** Makes an account in the dialog that is open. */
async function signUp(visitor: Visitor): Promise<string> {
  const email = newEmail();
  await visitor.fill(textbox("Email", createAccount), email);
  await visitor.fill(textbox("Password", createAccount), password);
  await visitor.fill(textbox("Confirm password", createAccount), password);
  await visitor.click(checkbox(undefined, createAccount));
  await visitor.click(button("Create account", createAccount));
  await visitor.seesNo(createAccount);
  await visitor.reads(alert, signUpDialog.alerts.success);
  await visitor.click(button("Dismiss message"));
  return email;
}

async function logIn(visitor: Visitor, email: string, secret: string): Promise<void> {
  await visitor.fill(textbox("Email", welcome), email);
  await visitor.fill(textbox("Password", welcome), secret);
  await visitor.press("Enter");
}

test(
  "S1.5 S4.1 S4.2 S4.3 one dialog leads to the other; an account is made, signed in to, and lasts over a reload",
  short,
  async ({ visitor }) => {
    await visitor.goto("/help");
    await visitor.hydrated();
    await visitor.click(button("Log In", banner));
    await visitor.click(button("Create an account", welcome));
    await visitor.seesNo(welcome);
    await visitor.click(button("Log in", createAccount));
    await visitor.seesNo(createAccount);
    await visitor.click(button("Close", welcome));
    await visitor.seesNo(welcome);
    await visitor.click(button("Try Free", banner));
    const email = await signUp(visitor);
    await visitor.click(button("Log In", banner));
    await logIn(visitor, email, password);
    await visitor.seesNo(welcome);
    await visitor.reads(status(/^Signed in/, banner), `Signed in as ${email}`);
    await visitor.reload();
    await visitor.reads(status(/^Signed in/, banner), `Signed in as ${email}`);
  },
);

test("S5.2 words typed into a dialog before hydration stay, and differing passwords are reported", async ({
  visitor,
  relay,
}) => {
  relay.holdScripts();
  await visitor.goto("/help");
  await visitor.click(button("Try Free", banner));
  await visitor.fill(textbox("Email", createAccount), "ruth@marlow-bakery.example");
  await visitor.fill(textbox("Password", createAccount), password);
  relay.release();
  await visitor.until("the page is hydrated", () => "hydrated" in document.documentElement.dataset);
  await visitor.holds(textbox("Email", createAccount), "ruth@marlow-bakery.example");
  await visitor.holds(textbox("Password", createAccount), password);
  await visitor.fill(textbox("Confirm password", createAccount), "three loaves");
  await visitor.click(checkbox(undefined, createAccount));
  await visitor.click(button("Create account", createAccount));
  await visitor.reads({ ...alert, within: createAccount }, signUpDialog.alerts.passwordsDiffer);
});

test.describe("live", () => {
  test.use({ siteName: "live", allowErrors: true });

  test("S4.1 D10 live: a wrong password is reported, the right one opens the account menu, and it logs out", async ({
    visitor,
  }) => {
    await visitor.goto("/help");
    await visitor.click(button("Try Free", banner));
    const email = await signUp(visitor);
    await visitor.click(button("Log In", banner));
    await logIn(visitor, email, "three loaves");
    await visitor.reads({ ...alert, within: welcome }, "Invalid login credentials");
    await logIn(visitor, email, password);
    await visitor.seesNo(welcome);
    await visitor.reload();
    await visitor.click(button("Your account", banner));
    await visitor.reads(banner, email);
    await visitor.click(button("Log out", banner));
    await visitor.sees(button("Try Free", banner));
    await visitor.reload();
    await visitor.hydrated();
    await visitor.sees(button("Log In", banner));
  });
});
