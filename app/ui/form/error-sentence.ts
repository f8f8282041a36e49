import { createElement } from "react";
import { type AuthProblem, authErrors, weakPasswordReasons } from "#content/errors.ts";
import { firstLanguage } from "#content/language.ts";
import { language } from "#words/language.ts";
import { formError, type FormErrors, type Sentence } from "./field-errors.ts";

interface ServiceError {
  name?: unknown;
  message?: unknown;
  status?: unknown;
  code?: unknown;
  reasons?: unknown;
}

/** English shows the server's message if there is one (S4.1, S8.2). Other languages show the catalog's message (D25). */
export async function errorSentence(thrown: unknown): Promise<Sentence> {
  const error: ServiceError = typeof thrown === "object" && thrown !== null ? thrown : {};
  const own = serverMessage(error);
  if (own === null) return catalogSentence(error) ?? authErrors.unknown.sentence;
  if (language.code === firstLanguage) return own;
  return (await sentenceByCode(error)) ?? catalogSentence(error) ?? createElement("span", { lang: "en" }, own);
}

function catalogSentence(error: ServiceError): string | undefined {
  const problem = getProblem(error);
  if (problem === undefined) return undefined;
  const reasons = problem === "weak-password" ? getReasons(error) : [];
  return [authErrors[problem].sentence, ...reasons].join(" ");
}

/** Loaded on demand, because English pages don't need them. */
async function sentenceByCode(error: ServiceError): Promise<string | undefined> {
  const { errorsByCode } = await import("#words/auth-error-translations.ts").catch(() => ({ errorsByCode: {} }));
  return new Map(Object.entries<string>(errorsByCode)).get(String(error.code));
}

export function errorCode(thrown: unknown): string | null {
  const error: ServiceError = typeof thrown === "object" && thrown !== null ? thrown : {};
  return typeof error.code === "string" ? error.code : null;
}

const fieldsByCode: Readonly<Record<string, string>> = {
  weak_password: "newPassword",
  same_password: "newPassword",
  current_password_invalid: "currentPassword",
  reauthentication_not_valid: "nonce",
  mfa_verification_failed: "code",
};

export async function serviceErrors(thrown: unknown, form: HTMLFormElement): Promise<FormErrors> {
  const field = fieldsByCode[errorCode(thrown) ?? ""];
  return { [field && form.elements.namedItem(field) ? field : formError]: await errorSentence(thrown) };
}

/** The library's messages for a failed connection or a response without a body. */
const notTheServers = /^(HTTP \d{3}|Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time-?out)$/i;

function serverMessage({ name, message, status }: ServiceError): string | null {
  const fromService = name === "AuthApiError" || name === "AuthWeakPasswordError" || name === "AuthRetryableFetchError";
  if (!fromService || status === 0 || typeof message !== "string") return null;
  const text = message.trim();
  const unreadable = text === "" || /^[[{]/.test(text) || text === "null" || notTheServers.test(text);
  return unreadable ? null : text;
}

function getProblem({ name, status, code }: ServiceError): AuthProblem | undefined {
  if (name === "AuthSessionMissingError") return "session-not-found";
  const known = (Object.keys(authErrors) as AuthProblem[]).find((problem) => {
    const entry = authErrors[problem];
    return entry.code === undefined ? entry.status !== undefined && entry.status === status : entry.code === code;
  });
  // The library uses status 0 if there is no response. A script that fails to load throws a TypeError.
  return known ?? (status === 0 || name === "TypeError" ? "no-answer" : undefined);
}

function getReasons({ reasons }: ServiceError): string[] {
  const sentences = new Map<unknown, string>(Object.entries(weakPasswordReasons));
  return Array.isArray(reasons) ? reasons.flatMap((reason) => sentences.get(reason) ?? []) : [];
}
