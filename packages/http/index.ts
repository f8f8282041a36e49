export { rejectOtherMethods } from "./allowed-methods.ts";
export {
  type CachedResponse,
  type Encoding,
  type RawResponse,
  type Variants,
  compress,
  createCachedResponse,
  respondFrom,
  computeTag,
  toResponse,
} from "./cached-response.ts";
export { createToken, decrypt, derive, encrypt, hashToken, isToken } from "./cryptography.ts";
export {
  type Network,
  networkKey,
  bearerToken,
  BodyError,
  bodyErrorStatus,
  clientIp,
  toClientKey,
  createForwardedCheck,
  isLoopback,
  isUuid,
  maxBodyBytes,
  nodeClientIp,
  toNetworks,
  readBytes,
  readJsonBody,
} from "./request.ts";
export {
  type FairQueueRules,
  TooManyWaitingError,
  createFairQueue,
  lowerThreadPriority,
  minDuration,
  withDeadline,
} from "./scheduling.ts";
