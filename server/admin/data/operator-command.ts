import * as v from "valibot";
import { createPasswords } from "../../auth/passwords.ts";
import { type CommandHandler, sendCommand } from "../../commands/socket.ts";
import type { AdminDb } from "./admin-tables.ts";
import { addOperator, listOperators, type Operator, OperatorError, removeOperator } from "./operators.ts";

/** The name of the command. */
const operatorsCommand = "operators";

const requestSchema = v.variant("action", [
  v.object({ action: v.literal("add"), name: v.string() }),
  v.object({ action: v.literal("list") }),
  v.object({ action: v.literal("remove"), name: v.string() }),
]);
export type OperatorRequest = v.InferOutput<typeof requestSchema>;

/** Who was added, with the passphrase; all operators; or who was removed. */
export type OperatorAnswer = { name: string; passphrase: string } | { operators: Operator[] } | { removed: string };

/** @throws OperatorError */
export async function executeOperatorRequest(db: AdminDb, request: OperatorRequest): Promise<OperatorAnswer> {
  if (request.action === "list") return { operators: await listOperators(db) };
  if (request.action === "remove") return { removed: await removeOperator(db, request.name) };
  const passwords = createPasswords(1);
  try {
    return await addOperator(db, passwords, request.name);
  } finally {
    await passwords.close();
  }
}

type Reply = { answer: OperatorAnswer } | { refusal: string };

/** Carries out requests of `npm run admin:add` and its like in the running site, which has the embedded database open. */
export function operatorsHandler(db: AdminDb): Record<typeof operatorsCommand, CommandHandler> {
  const encode = (reply: Reply): Buffer => Buffer.from(JSON.stringify(reply));
  return {
    [operatorsCommand]: async (body) => {
      try {
        return encode({
          answer: await executeOperatorRequest(db, v.parse(requestSchema, JSON.parse(body.toString("utf8")))),
        });
      } catch (error) {
        if (error instanceof OperatorError) return encode({ refusal: error.message });
        throw error;
      }
    },
  };
}

/**
 * @returns null when no site runs on the data folder
 * @throws OperatorError
 */
export async function sendOperatorRequest(
  dataDirectory: string,
  request: OperatorRequest,
): Promise<OperatorAnswer | null> {
  const bytes = await sendCommand(dataDirectory, operatorsCommand, JSON.stringify(request));
  if (!bytes) return null;
  const reply: Reply = JSON.parse(bytes.toString("utf8"));
  if ("refusal" in reply) throw new OperatorError(reply.refusal);
  return reply.answer;
}
