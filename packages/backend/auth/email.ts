/** What an email of the accounts is about; its words are the site's. */
export type EmailKind =
  | "confirm-sign-up"
  | "already-signed-up"
  | "sign-in"
  | "recovery"
  | "no-account"
  | "email-change-current"
  | "email-change-new"
  | "reauthentication"
  | "password-changed"
  | "email-changed"
  | "second-step-added"
  | "second-step-removed"
  | "recovery-codes-made"
  | "recovery-codes-removed"
  | "recovery-code-used"
  | "account-deleted"
  | "identity-linked"
  | "identity-unlinked";

export interface EmailFields {
  to: string;
  /** The account's address. */
  email: string;
  newEmail?: string;
  /** Target of the action's link. */
  link?: string;
  /** The short code. */
  code?: string;
}

export interface Email extends EmailFields {
  kind: EmailKind;
}

/** Rejects when the email was not taken over. */
export type SendEmail = (email: Email) => Promise<void>;
