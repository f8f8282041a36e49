import { maxBodyBytes } from "@site/http";

export const httpLimits = {
  /** Bytes of the request line and headers together. Node's parser rejects more (client-errors.ts). */
  head: 16 * 1024,
  headerCount: 100,
  /** Characters of the request target. RFC 9110, section 4.1, recommends at least 8,000. */
  target: 8_000,
  /** Declared lengths are checked at once, and chunked bodies as they arrive (packages/http/request.ts). */
  body: maxBodyBytes,
  /** Milliseconds for the head and for the whole request. With the check interval, slow senders are cut within 10 s. */
  headTime: 6_000,
  requestTime: 8_000,
  checkInterval: 1_000,
  /** Longer than the usual idle timeout of proxies (60 s), so the proxy closes first. */
  keepAlive: 65_000,
  /** Milliseconds without traffic before a client that stopped reading is disconnected. */
  silence: 30_000,
  requestsPerSocket: 10_000,
  answerTime: 10_000,
  /** Milliseconds for idle connections after SIGTERM. The proxy keeps them for less time (`deploy/nginx.conf`). */
  linger: 3_000,
  /** Milliseconds for requests in progress after SIGTERM, including `linger`. */
  grace: 10_000,
} as const;
