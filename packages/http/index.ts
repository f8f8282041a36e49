export { rejectOtherMethods } from "./allowed-methods.ts";
export {
  type Network,
  addressKey,
  clientAddress,
  createForwardedCheck,
  isLoopback,
  networkAddress,
  networksOf,
  shareOf,
} from "./client-address.ts";
export { minDuration, withDeadline } from "./deadline.ts";
export {
  type HeldResponse,
  type Encoding,
  type RawResponse,
  type Variants,
  compress,
  holdResponse,
  respondFrom,
  tagOf,
  toResponse,
} from "./held-response.ts";
export { BodyError, bodyErrorStatus, maxBodyBytes, readBytes, readJsonBody } from "./json-body.ts";
export { createToken, hashToken, isToken } from "./random-token.ts";
export { type TurnRules, type Turns, TooManyWaitingError, createTurns } from "./turns.ts";
export { isUuid } from "./uuid.ts";
