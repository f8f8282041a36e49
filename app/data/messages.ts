import { type GenericSchema, safeParse } from "valibot";
import { readPublicSettings } from "#app/browser/public-settings.tsx";
import { withLanguageField } from "#app/browser/language-parameter.ts";
import type { FieldError, FormErrors } from "#app/ui/form/field-errors.ts";
import { chatMessage } from "#schemas/chat-message.ts";
import { contactMessage } from "#schemas/contact-message.ts";
import type { FieldProblem } from "#schemas/fields.ts";
import { isOwnBackend } from "#app/data/own-backend.ts";
import { randomToken } from "#shared/random-token.ts";
import { askRest } from "./ask-rest.ts";
import { readShownThread, readStoredThread, removeStoredThread, storeThread } from "./stored-thread.ts";
import { leaveMessage } from "./threads.ts";

/** Posts to the open conversation or starts one (D2, D16). Returns field errors. Throws if the message was not stored. */
export async function leaveChatMessage(fields: object): Promise<FormErrors> {
  // Hosted projects only store messages, and the team answers by email.
  if (!isOwnBackend(readPublicSettings().backend)) return insert("chat_messages", chatMessage, fields);
  const checked = safeParse(chatMessage, withLanguageField(fields));
  if (!checked.success) return fieldErrorsIn(checked.issues);
  const { output: message } = checked;
  const text = JSON.stringify(message);
  const { place, stored } = readShownThread();
  const secret = stored?.secret ?? attempt?.secret ?? randomToken();
  if (attempt?.text !== text || attempt.secret !== secret) attempt = { text, key: randomToken(), secret };
  const { key } = attempt;
  const linked = place === "sessionStorage";
  const { expiresAt, mailbox } = await leaveMessage(secret, { ...message, key, ...(linked && { linked }) });
  attempt = null;
  // The linked conversation belongs to one address. Any other address starts a new conversation with a new key.
  const isBegun = linked && mailbox === null;
  if (isBegun) removeStoredThread(place);
  const newPlace = isBegun && readStoredThread() === null ? "localStorage" : place;
  storeThread({ secret: isBegun ? key : secret, expiresAt, email: message.email }, newPlace);
  return {};
}

/** If no response arrives, the message may still be stored. The key prevents a duplicate on retry. */
let attempt: { text: string; key: string; secret: string } | null = null;

/** The response has no row, because nobody may read the table (D3). */
export function leaveContactMessage(fields: object): Promise<FormErrors> {
  return insert("contact_messages", contactMessage, fields);
}

type RowSchema = GenericSchema<unknown, Record<string, unknown>>;

async function insert(table: string, schema: RowSchema, fields: object): Promise<FormErrors> {
  const checked = safeParse(schema, withLanguageField(fields));
  if (!checked.success) return fieldErrorsIn(checked.issues);
  const headers = { "Content-Type": "application/json" };
  await askRest(table, [], { method: "POST", headers, body: JSON.stringify(checked.output) });
  return {};
}

interface Issue {
  message: string;
  requirement?: unknown;
  path?: readonly { key: unknown }[] | undefined;
}

function fieldErrorsIn(issues: readonly Issue[]): FormErrors {
  const errors: Record<string, FieldError> = {};
  for (const { message, requirement, path } of issues) {
    // These schemas use problem ids as messages.
    const problem = message as FieldProblem;
    errors[String(path?.[0]?.key)] ??= typeof requirement === "number" ? { problem, limit: requirement } : { problem };
  }
  return errors;
}
