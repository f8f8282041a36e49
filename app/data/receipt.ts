import { withLanguageQuery } from "#app/browser/language-parameter.ts";
import { type OpenedReceipt, type ReceiptKind, type ReceiptProblem, receiptProblems } from "#shared/receipt.ts";

/** The session secret stays in memory. */
export interface HeldReceipt extends OpenedReceipt {
  session: string;
}

export class ReceiptError extends Error {
  readonly problem: ReceiptProblem;

  constructor(problem: ReceiptProblem) {
    super(`The request failed: ${problem}.`);
    this.problem = problem;
  }
}

/** `key` proves that this browser sent the request. It is empty if storage is blocked. Throws ReceiptError. */
export async function requestReceipt(email: string, key: string, captchaToken: string): Promise<void> {
  await send("/requests", { email, key: key || null, captcha_token: captchaToken });
}

/** `key` is from this browser's request, or null after a button press. Throws ReceiptError. */
export function openReceipt(token: string, key: string | null): Promise<HeldReceipt> {
  return send("/openings", { token, key });
}

/** Returns the receipt for the remaining data. Throws ReceiptError. */
export async function eraseGiven(held: HeldReceipt, kinds: readonly ReceiptKind[]): Promise<HeldReceipt> {
  const left: OpenedReceipt = await send("/erasures", { kinds }, held.session);
  return { ...left, session: held.session };
}

/** Deletes the cookies that scripts can't access. Throws ReceiptError. */
export async function eraseCookies(): Promise<void> {
  await send("/cookies/erasures", {});
}

async function send<Answer>(path: string, body: object, session?: string): Promise<Answer> {
  try {
    const response = await fetch(withLanguageQuery(`/privacy/v1${path}`), {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json", ...(session && { Authorization: `Bearer ${session}` }) },
    });
    const answer = await response.json();
    if (response.ok) return answer;
    throw new ReceiptError(receiptProblems.find((known) => known === answer.problem) ?? "unavailable");
  } catch (error) {
    throw error instanceof ReceiptError ? error : new ReceiptError("unavailable");
  }
}
