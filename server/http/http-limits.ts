import { maxBodyBytes } from "@site/http";

export const httpLimits = {
  /** Request line and headers together. Node's parser rejects more: 414 or 431 (client-errors.ts). */
  head: 16 * 1024,
  headerCount: 100,
  /** Characters of the request target. RFC 9110, section 4.1, recommends at least 8,000. */
  target: 8_000,
  /** A declared length is checked at once, a chunked body while it arrives (packages/http/request.ts). */
  body: maxBodyBytes,
  /** For the head, and for the full request with its body. With the check interval below, slow senders are cut within 10 s. */
  headTime: 6_000,
  requestTime: 8_000,
  checkInterval: 1_000,
  /** Longer than the usual idle timeout of proxies (60 s), so that the proxy closes first. */
  keepAlive: 65_000,
  /** Without a byte in either direction during a response: clients that stop reading are disconnected. */
  silence: 30_000,
  requestsPerSocket: 10_000,
  answerTime: 10_000,
  /** How long a proxy's idle connections stay open after SIGTERM: longer than the proxy keeps them (`deploy/nginx.conf`). */
  linger: 3_000,
  /** How long current requests may take after SIGTERM, including the time above. */
  grace: 10_000,
} as const;
