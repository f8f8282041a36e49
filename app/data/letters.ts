import { captchaOption, openAuthClient, tryLatestLast } from "./auth-client.ts";
import type { Backend } from "./backend.ts";

/** A letter to this mailbox, whose link leads back to `landing`. */
interface LetterRequest {
  email: string;
  landing: string;
  /** Empty where there is no captcha. */
  captchaToken: string;
}

/** Asks for the letter that resets a password. The answer is the same whether there is an account or not. */
export async function requestRecovery(backend: Backend, request: LetterRequest): Promise<void> {
  const auth = await openAuthClient(backend);
  const options = { redirectTo: request.landing, ...captchaOption(request.captchaToken) };
  const { error } = await auth.resetPasswordForEmail(request.email, options);
  if (error) throw error;
}

/**
 * Asks for the letter of a sign-up once more. The answer is the same whatever the account's state. Where the password was typed
 * in this browser, it is that which the letter confirms.
 */
export async function resendConfirmation(backend: Backend, request: LetterRequest): Promise<void> {
  const auth = await openAuthClient(backend);
  const options = { emailRedirectTo: request.landing, ...captchaOption(request.captchaToken) };
  const { error } = await auth.resend({ type: "signup", email: request.email, options });
  tryLatestLast();
  if (error) throw error;
}
