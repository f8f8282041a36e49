import { callAuth, captchaOption } from "./auth-client.ts";
import { collectFlows } from "./pending-flows.ts";

/** An email to this address, whose link leads back to `landing`. */
interface EmailRequest {
  email: string;
  landing: string;
  /** Empty where there is no captcha. */
  captchaToken: string;
}

/** Requests a password-reset email. The answer is the same whether there is an account or not. */
export async function requestPasswordReset(request: EmailRequest): Promise<void> {
  const options = { redirectTo: request.landing, ...captchaOption(request.captchaToken) };
  await callAuth((auth) => auth.resetPasswordForEmail(request.email, options));
  collectFlows();
}

/**
 * Requests the confirmation email of a sign-up once more. The answer is the same whatever the account's state. Its link confirms
 * the password that was typed in this browser, if any was.
 */
export async function resendConfirmation(request: EmailRequest): Promise<void> {
  const options = { emailRedirectTo: request.landing, ...captchaOption(request.captchaToken) };
  await callAuth((auth) => auth.resend({ type: "signup", email: request.email, options }));
  collectFlows(true);
}
