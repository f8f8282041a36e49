import type { Kysely } from "kysely";
import { accountPaths } from "#content/navigation.ts";
import { proofParameter } from "#shared/receipt.ts";
import { type Log, minimumDuration, normaliseEmail } from "@site/backend";
import { createToken, hashToken } from "@site/http";
import type { SharedParts } from "../mail/shared-parts.ts";
import { composeMail } from "../mail/mail-message.ts";
import { emailAnyone, reserveEmailToAnyone } from "../mail/mail-to-anyone.ts";
import { PrivacyError } from "./privacy-error.ts";
import type { PrivacyTables } from "./privacy-tables.ts";
import { storeRequest } from "./proofs.ts";

/** What the receipt uses; mail and limits are those of the accounts. */
export interface PrivacyContext extends SharedParts {
  log: Log;
  now: () => Date;
  db: Kysely<PrivacyTables>;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
}

/**
 * Sends the email whose link proves an address. The email, the response and its duration are the same for a known and an unknown address.
 * @param key what the browser keeps to open the receipt by itself; null where it can keep none
 * @throws PrivacyError `email`, `unavailable`; LimitError
 */
export function requestReceipt(
  context: PrivacyContext,
  typed: string,
  key: string | null,
  networkAddress: string,
): Promise<void> {
  return minimumDuration(context, async () => {
    const email = normaliseEmail(typed);
    if (email === null) throw new PrivacyError("email");
    if (!(await reserveEmailToAnyone(context, "receipt", email, networkAddress))) return;
    const token = createToken();
    await storeRequest(context.db, {
      address: email,
      tokenHash: hashToken(token),
      keyHash: key === null ? null : hashToken(key),
      now: context.now(),
    });
    const link = `${context.siteUrl}${accountPaths.privacyReceipt}#${proofParameter}=${token}`;
    const mail = composeMail("privacy-receipt", { to: email, email, link });
    if (!(await emailAnyone(context, "receipt", mail))) throw new PrivacyError("unavailable", 60);
  });
}
