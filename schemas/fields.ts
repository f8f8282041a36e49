import * as v from "valibot";

/** Characters; by RFC 5321, a longer address can't be delivered to. */
export const emailMaxLength = 254;

/** What is wrong with a field. Schemas hold no words: forms look the sentence up in `content`. */
export type FieldProblem = "required" | "email" | "tooLong" | "characters" | "page";

const required: FieldProblem = "required";
const email: FieldProblem = "email";
const tooLong: FieldProblem = "tooLong";
const characters: FieldProblem = "characters";

/**
 * An email address, checked as loosely as in the database: some text, an @, a domain with a dot, no white space.
 * Only an email that arrives proves more.
 */
export const emailAddress = v.pipe(
  v.string(required),
  v.trim(),
  v.nonEmpty(required),
  v.maxLength(emailMaxLength, tooLong),
  v.regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u, email),
);

/** The code of the language of the page on which a form was sent; English sends none. Which ones there are, the server knows. */
export const pageLanguage = v.nullish(v.string());

/** Text of several lines, trimmed, of at most `maximum` UTF-16 units (as an input's `maxlength` counts). */
export function writtenText(maximum: number) {
  return v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(maximum, tooLong),
    // Postgres holds no NUL; the other control characters have no place in a message.
    v.regex(/^(?:[^\p{Cc}]|[\t\n\r])*$/u, characters),
  );
}

/** One line of text, such as a name. Without line breaks it can't inject a header into an email. */
export function writtenLine(maximum: number) {
  return v.pipe(writtenText(maximum), v.regex(/^\P{Cc}*$/u, characters));
}
