import { type GenericSchema, object, parse, safeParse, string } from "valibot";
import type { FieldError, FormErrors } from "#app/ui/form/field-errors.ts";
import { chatMessage } from "#schemas/chat-message.ts";
import { contactMessage } from "#schemas/contact-message.ts";
import type { FieldProblem } from "#schemas/fields.ts";
import { isOwnBackend } from "#shared/public-settings.ts";
import { randomToken } from "#shared/random-token.ts";
import { receiptHeader } from "#shared/threads.ts";
import type { Backend } from "./backend.ts";
import { openRestClient } from "./rest-client.ts";
import { readStoredThread, storeThread } from "./stored-thread.ts";
import { tieMessage } from "./threads.ts";

// Forms import this module when they are sent, so that pages load no schemas.

/**
 * Stores a message of the chat panel (D2). No row comes back, because nobody may read the table. Returns the errors of its fields, if any;
 * throws when the service did not store it. `onTied` is called once the message is part of a conversation that this device can open (D16).
 */
export async function leaveChatMessage(
  backend: Backend,
  fields: unknown,
  onTied: () => void = () => undefined,
): Promise<FormErrors> {
  // A hosted project only stores messages, and answers come only by email.
  if (!isOwnBackend(backend)) return store(backend, "chat_messages", chatMessage, fields);
  const receipt = randomToken();
  const errors = await store(backend, "chat_messages", chatMessage, fields, receipt);
  if (Object.keys(errors).length > 0) return errors;
  try {
    await tieToThread(backend, fields, receipt);
    onTied();
  } catch (error) {
    // The message is stored, and its answer comes by email all the same.
    console.warn(error);
  }
  return errors;
}

/** Adds the message to the conversation of this device, or starts a conversation with it. */
async function tieToThread(backend: Backend, fields: unknown, receipt: string): Promise<void> {
  const secret = readStoredThread()?.secret ?? randomToken();
  const { expiresAt } = await tieMessage(backend, secret, receipt);
  const { email } = parse(object({ email: string() }), fields);
  storeThread({ secret, expiresAt, email });
}

/** Stores a message to sales (D3), in the same way. */
export function leaveContactMessage(backend: Backend, fields: unknown): Promise<FormErrors> {
  return store(backend, "contact_messages", contactMessage, fields);
}

type RowSchema = GenericSchema<unknown, Record<string, unknown>>;

async function store(
  backend: Backend,
  table: string,
  schema: RowSchema,
  fields: unknown,
  receipt?: string,
): Promise<FormErrors> {
  const checked = safeParse(schema, fields);
  if (!checked.success) return fieldErrorsIn(checked.issues);
  const client = openRestClient(backend);
  const insertion = client.from(table).insert(checked.output);
  if (receipt !== undefined) insertion.setHeader(receiptHeader, receipt);
  await insertion.throwOnError();
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
    const field = String(path?.[0]?.key);
    const problem = isProblem(message) ? message : "characters";
    errors[field] ??= typeof requirement === "number" ? { problem, limit: requirement } : { problem };
  }
  return errors;
}

const problems: readonly FieldProblem[] = ["required", "email", "tooLong", "characters", "page"];

function isProblem(message: string): message is FieldProblem {
  return problems.some((problem) => problem === message);
}
