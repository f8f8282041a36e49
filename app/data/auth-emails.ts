import { captchaOption, openAuthClient } from "./auth-client.ts";
import type { Backend } from "./backend.ts";
import { collectFlows } from "./pending-flows.ts";

/** An email to this address, whose link leads back to `landing`. */
interface EmailRequest {
  email: string;
  landing: string;
  /** Empty where there is no captcha. */
  captchaToken: string;
}

/** Requests a password-reset email. The answer is the same whether there is an account or not. */
export async function requestPasswordReset(backend: Backend, request: EmailRequest): Promise<void> {
  const auth = await openAuthClient(backend);
  const options = { redirectTo: request.landing, ...captchaOption(request.captchaToken) };
  const { error } = await auth.resetPasswordForEmail(request.email, options);
  if (error) throw error;
  collectFlows();
}

/**
 * Requests the confirmation email of a sign-up once more. The answer is the same whatever the account's state. Its link confirms
 * the password that was typed in this browser, if any was.
 */
export async function resendConfirmation(backend: Backend, request: EmailRequest): Promise<void> {
  const auth = await openAuthClient(backend);
  const options = { emailRedirectTo: request.landing, ...captchaOption(request.captchaToken) };
  const { error } = await auth.resend({ type: "signup", email: request.email, options });
  if (error) throw error;
  collectFlows(true);
}
