import * as v from "valibot";

/** In characters. Longer addresses are undeliverable (RFC 5321). */
export const emailMaxLength = 254;

/** Schemas contain no copy. Forms look up the sentences in `content`. */
export type FieldProblem = "required" | "email" | "tooLong" | "characters" | "page";

const required: FieldProblem = "required";
const email: FieldProblem = "email";
const tooLong: FieldProblem = "tooLong";
const characters: FieldProblem = "characters";

/** As loose as the database's check: an @, then a domain with a dot, and no white space. Only a delivered email proves more. */
export const emailAddress = v.pipe(
  v.string(required),
  v.trim(),
  v.nonEmpty(required),
  v.maxLength(emailMaxLength, tooLong),
  v.regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u, email),
);

/** Language code of the form's page, omitted for English. The server validates the code. */
export const pageLanguage = v.nullish(v.string());

/** Text is trimmed. `maximum` counts UTF-16 units, like an input's `maxlength`. */
export function writtenText(maximum: number) {
  return v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(maximum, tooLong),
    // Postgres can't store NUL, and other control characters don't belong in a message.
    v.regex(/^(?:[^\p{Cc}]|[\t\n\r])*$/u, characters),
  );
}

/** Rejects line breaks, so that the text can't inject a header into an email. */
export function writtenLine(maximum: number) {
  return v.pipe(writtenText(maximum), v.regex(/^\P{Cc}*$/u, characters));
}
