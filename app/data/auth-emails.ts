import { callAuth, captchaOption } from "./auth-client.ts";
import { collectFlows } from "./pending-flows.ts";

/** The link in the email redirects to `landing`. */
interface EmailRequest {
  email: string;
  landing: string;
  captchaToken: string;
}

/** The response is the same whether or not the account exists. */
export async function requestPasswordReset(request: EmailRequest): Promise<void> {
  const options = { redirectTo: request.landing, ...captchaOption(request.captchaToken) };
  await callAuth((auth) => auth.resetPasswordForEmail(request.email, options));
  collectFlows();
}

/** The response doesn't reveal the account's state. The link confirms the password entered in this browser, if any. */
export async function resendConfirmation(request: EmailRequest): Promise<void> {
  const options = { emailRedirectTo: request.landing, ...captchaOption(request.captchaToken) };
  await callAuth((auth) => auth.resend({ type: "signup", email: request.email, options }));
  collectFlows(true);
}
