import { maxBodyBytes } from "@site/http";

export const httpLimits = {
  /** Request line and headers together. Node's parser rejects more: 414 or 431 (client-errors.ts). */
  head: 16 * 1024,
  headerCount: 100,
  /** Characters of the request target: every recipient should take 8,000 (RFC 9110, section 4.1). */
  target: 8_000,
  /** A declared length is checked at once, a chunked body as it arrives (packages/http/request.ts). */
  body: maxBodyBytes,
  /** For the head, and for the whole request with its body. With the check interval below, slow senders are cut within 10 s. */
  headTime: 6_000,
  requestTime: 8_000,
  checkInterval: 1_000,
  /** Longer than the idle time of usual proxies (60 s), so that the proxy is the side that closes. */
  keepAlive: 65_000,
  /** Without a byte in either direction during an answer: a client that stops reading loses the connection. */
  silence: 30_000,
  requestsPerSocket: 10_000,
  answerTime: 10_000,
  /** How long idle connections of a proxy stay open after a SIGTERM: longer than the proxy keeps them (`deploy/nginx.conf`). */
  linger: 3_000,
  /** How long current requests may take after a SIGTERM, the time above included. */
  grace: 10_000,
} as const;
