/** What one connection and one request may take. Times in milliseconds, sizes in bytes. */
export const httpLimits = {
  /** Request line and headers together; Node refuses more with 431 before anything of ours runs. */
  head: 16 * 1024,
  headerCount: 100,
  /** Characters of the request target: every recipient should take 8,000 (RFC 9110, section 4.1). */
  target: 8_000,
  /** A declared body. The services count a chunked one as it arrives, to the same limit. */
  body: 64 * 1024,
  /** For the head, and for the whole request with its body: together with the check below, slow senders are gone in 10 s. */
  headTime: 6_000,
  requestTime: 8_000,
  checkInterval: 1_000,
  /** Longer than the idle time of usual proxies (60 s), so that the proxy is the one that closes. */
  keepAlive: 65_000,
  /** Without a byte in either direction while an answer is under way: who stops reading loses the connection. */
  silence: 30_000,
  requestsPerSocket: 10_000,
  /** One call of the API, whatever it waits for. */
  answerTime: 10_000,
  /** How long after a SIGTERM idle connections of a proxy stay open: longer than it keeps them (`deploy/nginx.conf`). */
  linger: 3_000,
  /** How long requests under way may take after a SIGTERM, with the time above. */
  grace: 10_000,
} as const;
