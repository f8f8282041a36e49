export { rejectOtherMethods } from "./allowed-methods.ts";
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
export { createToken, decrypt, derive, encrypt, hashToken, isToken } from "./cryptography.ts";
export {
  type Network,
  addressKey,
  bearerToken,
  BodyError,
  bodyErrorStatus,
  clientAddress,
  createForwardedCheck,
  isLoopback,
  isUuid,
  maxBodyBytes,
  networkAddress,
  networksOf,
  readBytes,
  readJsonBody,
  shareOf,
} from "./request.ts";
export { type TurnRules, TooManyWaitingError, createTurns, minDuration, withDeadline } from "./scheduling.ts";
