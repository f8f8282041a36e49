import { type Administration, administer, type AuthTables } from "@site/backend";
import { eraseMessages } from "#server/threads/mailbox-messages.ts";
import type { Site } from "./on-site.ts";

/** The accounts and secrets of the site. */
export const administrationOf = ({ db, settings, ...site }: Site): Administration =>
  administer({ ...site, ...settings, db: db.withTables<AuthTables>(), onErase: eraseMessages });
