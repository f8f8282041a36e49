import { type GenericSchema, safeParse } from "valibot";
import type { FieldError, FieldErrors } from "#app/lib/field-errors.ts";
import { chatMessage } from "#schemas/chat-message.ts";
import { contactMessage } from "#schemas/contact-message.ts";
import type { FieldProblem } from "#schemas/fields.ts";
import type { Backend } from "./backend.ts";
import { openRestClient } from "./rest-client.ts";

// Forms fetch this module when something is sent: the schemas and their library stay out of the pages.

/**
 * Stores a message left in the chat panel (D2). Nothing comes back, because nobody may read the table.
 * Returns what is wrong with its fields, if anything; throws when the service did not store it.
 */
export function leaveChatMessage(backend: Backend, fields: unknown): Promise<FieldErrors> {
  return store(backend, "chat_messages", chatMessage, fields);
}

/** Stores a message to sales (D3), in the same way. */
export function leaveContactMessage(backend: Backend, fields: unknown): Promise<FieldErrors> {
  return store(backend, "contact_messages", contactMessage, fields);
}

type RowSchema = GenericSchema<unknown, Record<string, unknown>>;

async function store(backend: Backend, table: string, schema: RowSchema, fields: unknown): Promise<FieldErrors> {
  const checked = safeParse(schema, fields);
  if (!checked.success) return fieldErrorsIn(checked.issues);
  const client = openRestClient(backend);
  await client.from(table).insert(checked.output).throwOnError();
  return {};
}

interface Issue {
  message: string;
  requirement?: unknown;
  path?: readonly { key: unknown }[] | undefined;
}

function fieldErrorsIn(issues: readonly Issue[]): FieldErrors {
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
