import * as v from "valibot";
import { sendCommand, type CommandHandler } from "../commands/socket.ts";
import {
  type Administered,
  type Administration,
  blockUser,
  deleteUser,
  type FoundUser,
  findUsers,
  showUser,
  signOutUser,
  UserAdministrationError,
  unblockUser,
} from "./user-administration.ts";

/** The name of the command. */
export const usersCommand = "users";

const user = v.string();
const requestSchema = v.variant("action", [
  v.object({ action: v.literal("find"), text: v.string() }),
  v.object({ action: v.literal("show"), user }),
  v.object({ action: v.literal("block"), user, milliseconds: v.pipe(v.number(), v.minValue(1)) }),
  v.object({ action: v.literal("unblock"), user }),
  v.object({ action: v.literal("sign-out"), user }),
  v.object({ action: v.literal("delete"), user }),
]);
const orderSchema = v.object({ operator: v.string(), request: requestSchema });

export type UserRequest = v.InferOutput<typeof requestSchema>;

/** The answer to a request: a list for `find` and `show`, what was done for the others. */
export type UserAnswer = { users: FoundUser[]; more: boolean } | Administered;

/** @throws UserAdministrationError */
export async function executeUserRequest(administration: Administration, request: UserRequest): Promise<UserAnswer> {
  switch (request.action) {
    case "find":
      return findUsers(administration, request.text);
    case "show":
      return { users: [await showUser(administration, request.user)], more: false };
    case "block":
      return blockUser(administration, request.user, request.milliseconds);
    case "unblock":
      return unblockUser(administration, request.user);
    case "sign-out":
      return signOutUser(administration, request.user);
    case "delete":
      return deleteUser(administration, request.user);
  }
}

/** Carries out requests of `npm run users` in the running site, logged under the operator who sent them. */
export function usersHandler(administration: Omit<Administration, "operator">): CommandHandler {
  return async (body) => {
    const { operator, request } = v.parse(orderSchema, JSON.parse(body.toString("utf8")));
    try {
      return encode({ answer: await executeUserRequest({ ...administration, operator }, request) });
    } catch (error) {
      if (error instanceof UserAdministrationError) return encode({ refusal: error.message });
      throw error;
    }
  };
}

/** `refusal` is the name that commands of other versions read, too. */
type Reply = { answer: UserAnswer } | { refusal: string };

function encode(reply: Reply): Buffer {
  return Buffer.from(JSON.stringify(reply));
}

/**
 * Sends a request to the running site.
 * @returns null when no site runs on the data folder
 * @throws UserAdministrationError; ExpectedError when the site can't do it
 */
export async function sendUserRequest(
  dataDirectory: string,
  operator: string,
  request: UserRequest,
): Promise<UserAnswer | null> {
  const bytes = await sendCommand(dataDirectory, usersCommand, JSON.stringify({ operator, request }));
  if (!bytes) return null;
  const reply: Reply = JSON.parse(bytes.toString("utf8"));
  if ("refusal" in reply) throw new UserAdministrationError(reply.refusal);
  return reply.answer;
}
