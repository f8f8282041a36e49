import { normalizeEmail } from "@site/backend";
import type { Context } from "hono";
import { clientIp, createToken, hashToken, isToken, minDuration, networksOf } from "@site/http";
import { ProblemError } from "../http/problem-error.ts";
import { audit } from "../log/security-events.ts";
import type { MailMessage } from "./mail-message.ts";
import type { SharedParts } from "./shared-parts.ts";

/*
 * An email to whoever is named, with or without an account. Its link opens a page: in the browser that asked for the email by itself, in any
 * other by a button, because programs that check mail open links too.
 */

type Purpose = "newsletter" | "receipt";

/** What the database keeps of a link: hashes of its secret, and of the key of the browser that asked; null where it can keep none. */
export interface LinkHashes {
  tokenHash: string;
  keyHash: string | null;
}

interface AskedLink {
  purpose: Purpose;
  /** The address as it was typed. */
  typed: string;
  /** What the browser keeps to open the page by itself; without scripts it keeps nothing. */
  key: string | null;
}

/**
 * Sends an email with a link. The email, the response and its duration are the same for a known and an unknown address; within a minute of the
 * last email, which is still valid, none is sent.
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
    const networks = networksOf(clientIp(request, trustedProxyCount));
    if (!(await limits.reserveEmail({ ...counted, networks }))) return;
    const token = createToken();
    const mail = await compose({ email, token, tokenHash: hashToken(token), keyHash: key && hashToken(key) });
    try {
      await parts.mail.send(mail);
    } catch (error) {
      audit(parts.log, "mail_failed", { reason: error instanceof Error ? error.name : "unknown", method: purpose });
      // The mailbox may be emailed again at once.
      await limits.refundEmail(counted);
      throw new ProblemError("unavailable", 60);
    }
  });
}

/**
 * The hashes of a link that is being used.
 * @param key of the browser that opened it; null after a press of the button
 * @throws ProblemError `expired` for what is no secret
 */
export function usedLink(token: string, key: string | null): LinkHashes {
  if (!isToken(token)) throw new ProblemError("expired");
  return { tokenHash: hashToken(token), keyHash: key === null ? null : hashToken(key) };
}

/**
 * Lets nobody use a link that is unknown, used or too old, nor a browser by itself that did not ask for it; then it stays unused.
 * @param found the row of the link
 * @throws ProblemError `expired`, `other-browser`
 */
export function requireUsable<Row extends { key_hash: string | null }>(
  found: Row | undefined,
  { keyHash }: LinkHashes,
): asserts found is Row {
  if (!found) throw new ProblemError("expired");
  if (keyHash !== null && keyHash !== found.key_hash) throw new ProblemError("other-browser");
}
