import { signUpDialog } from "#words/dialogs.ts";
import { banner, byRole, contentinfo } from "./find.ts";
import { test } from "./fixtures.ts";
import type { Visitor } from "./visitor.ts";

const password = "four loaves and a bun";
const welcome = byRole("dialog", "Welcome Back");
const createAccount = byRole("dialog", "Create Your Account");
let visitors = 0;
const newEmail = () => `ruth-${process.pid}-${Date.now()}-${visitors++}@marlow-bakery.example`;

/** Makes an account in the dialog that is open. */
async function signUp(visitor: Visitor): Promise<string> {
  const email = newEmail();
  await visitor.fill(byRole("textbox", "Email", createAccount), email);
  await visitor.fill(byRole("textbox", "Password", createAccount), password);
  await visitor.fill(byRole("textbox", "Confirm password", createAccount), password);
  await visitor.click(byRole("checkbox", undefined, createAccount));
  await visitor.click(byRole("button", "Create account", createAccount));
  await visitor.seesNo(createAccount);
  await visitor.reads(byRole("alert"), signUpDialog.alerts.success);
  await visitor.click(byRole("button", "Dismiss message"));
  return email;
}

async function logIn(visitor: Visitor, email: string, secret: string): Promise<void> {
  await visitor.fill(byRole("textbox", "Email", welcome), email);
  await visitor.fill(byRole("textbox", "Password", welcome), secret);
  await visitor.press("Enter");
}

test("S1.5 S4.1 S4.2 S4.3 one dialog leads to the other; an account is made, signed in to, and lasts over a reload", async ({
  visitor,
}) => {
  await visitor.goto("/help");
  await visitor.hydrated();
  await visitor.click(byRole("button", "Log In", banner));
  await visitor.click(byRole("button", "Create an account", welcome));
  await visitor.seesNo(welcome);
  await visitor.click(byRole("button", "Log in", createAccount));
  await visitor.seesNo(createAccount);
  await visitor.click(byRole("button", "Close", welcome));
  await visitor.seesNo(welcome);
  await visitor.click(byRole("button", "Try Free", banner));
  const email = await signUp(visitor);
  await visitor.click(byRole("button", "Log In", banner));
  await logIn(visitor, email, password);
  await visitor.seesNo(welcome);
  await visitor.reads(byRole("status", undefined, banner), `Signed in as ${email}`);
  await visitor.reload();
  await visitor.reads(byRole("status", undefined, banner), `Signed in as ${email}`);
});

test("D21 S4.3 a page that is come back to shows who has signed in meanwhile, and not the notice that was accepted", async ({
  visitor,
}) => {
  const cookies = byRole("dialog", "Cookies");
  await visitor.goto("/help");
  await visitor.hydrated();
  await visitor.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
  });
  await visitor.click(byRole("button", "Accept", cookies));
  await visitor.seesNo(cookies);
  await visitor.click(byRole("link", "Glossary", contentinfo));
  await visitor.isAt("/glossary");
  await visitor.hydrated();
  await visitor.click(byRole("button", "Try Free", banner));
  const email = await signUp(visitor);
  await visitor.click(byRole("button", "Log In", banner));
  await logIn(visitor, email, password);
  await visitor.reads(byRole("status", undefined, banner), `Signed in as ${email}`);
  await visitor.back();
  await visitor.isAt("/help");
  await visitor.reads(byRole("status", undefined, banner), `Signed in as ${email}`);
  await visitor.seesNo(cookies);
  await visitor.until("the page came from the cache", () => Reflect.get(window, "persisted") === true);
});

test("S5.2 words typed into a dialog before hydration stay, and differing passwords are reported", async ({
  visitor,
  relay,
}) => {
  relay.holdScripts();
  await visitor.goto("/help");
  await visitor.click(byRole("button", "Try Free", banner));
  await visitor.fill(byRole("textbox", "Email", createAccount), "ruth@marlow-bakery.example");
  await visitor.fill(byRole("textbox", "Password", createAccount), password);
  relay.release();
  await visitor.hydrated();
  await visitor.holds(byRole("textbox", "Email", createAccount), "ruth@marlow-bakery.example");
  await visitor.holds(byRole("textbox", "Password", createAccount), password);
  await visitor.fill(byRole("textbox", "Confirm password", createAccount), "three loaves");
  await visitor.click(byRole("checkbox", undefined, createAccount));
  await visitor.click(byRole("button", "Create account", createAccount));
  await visitor.reads(byRole("alert", undefined, createAccount), signUpDialog.alerts.passwordsDiffer);
});

test.describe("live", () => {
  test.use({ siteName: "live", allowErrors: true });

  test("S4.1 D10 live: a wrong password is reported, the right one opens the account menu, and it logs out", async ({
    visitor,
  }) => {
    await visitor.goto("/help");
    await visitor.click(byRole("button", "Try Free", banner));
    const email = await signUp(visitor);
    await visitor.click(byRole("button", "Log In", banner));
    await logIn(visitor, email, "three loaves");
    await visitor.reads(byRole("alert", undefined, welcome), "Invalid login credentials");
    await logIn(visitor, email, password);
    await visitor.seesNo(welcome);
    await visitor.reload();
    await visitor.click(byRole("button", "Your account", banner));
    await visitor.reads(banner, email);
    await visitor.click(byRole("button", "Log out", banner));
    await visitor.sees(byRole("button", "Try Free", banner));
    await visitor.reload();
    await visitor.hydrated();
    await visitor.sees(byRole("button", "Log In", banner));
  });
});
