import { normalizeEmail } from "@site/backend";
import type { Context } from "hono";
import { clientIp, createToken, hashToken, isToken, minDuration, toNetworks } from "@site/http";
import { ProblemError } from "../http/problem-error.ts";
import { audit } from "../log/security-events.ts";
import type { MailMessage } from "./mail-message.ts";
import type { SharedParts } from "./shared-parts.ts";

/*
 * Links work without an account. In the requesting browser they take effect at once. Other browsers show a button,
 * because mail scanners open links too.
 */

type Purpose = "newsletter" | "receipt";

/** Hashes of the link's secret and the requesting browser's key. The key's hash is null if the browser can't store a key. */
export interface LinkHashes {
  tokenHash: string;
  keyHash: string | null;
}

interface AskedLink {
  purpose: Purpose;
  typed: string;
  /** Key of the requesting browser, where the link needs no button press. Null without scripts. */
  key: string | null;
}

/**
 * Responds alike, and after the same time, for known and unknown addresses. Sends each at most one email a minute.
 * @param compose stores the hashes and composes the email
 * @throws ProblemError `email`, `unavailable`; LimitError
 */
export function sendLink(
  parts: SharedParts,
  request: Context,
  { purpose, typed, key }: AskedLink,
  compose: (link: LinkHashes & { email: string; token: string }) => Promise<MailMessage>,
): Promise<void> {
  const { limits, answerFloor, trustedProxyCount } = parts;
  return minDuration(answerFloor, async () => {
    const email = normalizeEmail(typed);
    if (email === null) throw new ProblemError("email");
    const counted = { purpose, to: email };
    const networks = toNetworks(clientIp(request, trustedProxyCount));
    if (!(await limits.reserveEmail({ ...counted, networks }))) return;
    const token = createToken();
    const mail = await compose({ email, token, tokenHash: hashToken(token), keyHash: key && hashToken(key) });
    try {
      await parts.mail.send(mail);
    } catch (error) {
      audit(parts.log, "mail_failed", { reason: error instanceof Error ? error.name : "unknown", method: purpose });
      // The refund lets the visitor retry at once.
      await limits.refundEmail(counted);
      throw new ProblemError("unavailable", 60);
    }
  });
}

/** @param key of the browser that opened the link; null after a button press @throws ProblemError `expired` */
export function usedLink(token: string, key: string | null): LinkHashes {
  if (!isToken(token)) throw new ProblemError("expired");
  return { tokenHash: hashToken(token), keyHash: key === null ? null : hashToken(key) };
}

/** Doesn't use up the link. @param found the link's row @throws ProblemError `expired`, `other-browser` */
export function requireUsable<Row extends { key_hash: string | null }>(
  found: Row | undefined,
  { keyHash }: LinkHashes,
): asserts found is Row {
  if (!found) throw new ProblemError("expired");
  if (keyHash !== null && keyHash !== found.key_hash) throw new ProblemError("other-browser");
}
