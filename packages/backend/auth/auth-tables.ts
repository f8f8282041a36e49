import type { ColumnType, Generated } from "kysely";

type Computed<T> = ColumnType<T, never, never>;
type Json = ColumnType<Record<string, unknown>, string, string>;

export interface ProviderProfile {
  subject: string;
  email: string | null;
  emailVerified: boolean;
  /** Supabase Auth calls this `identity_data`. */
  data: Record<string, unknown>;
}

export type AuthMethod =
  | "password"
  | "otp"
  | "totp"
  | "mfa/recovery_code"
  | "oauth"
  | "magiclink"
  | "recovery"
  | "email/signup"
  | "email_change";

export type OneTimeTokenType =
  | "confirmation_token"
  | "recovery_token"
  | "reauthentication_token"
  | "email_change_token_new"
  | "email_change_token_current";

/** A type, because Kysely's `withTables` rejects interfaces. */
export type AuthTables = {
  "auth.users": {
    id: string;
    aud: string;
    role: string;
    email: string | null;
    encrypted_password: string | null;
    email_confirmed_at: Date | null;
    confirmation_sent_at: Date | null;
    recovery_sent_at: Date | null;
    email_change: Generated<string | null>;
    email_change_sent_at: Date | null;
    email_change_confirm_status: Generated<number | null>;
    reauthentication_sent_at: Date | null;
    last_sign_in_at: Date | null;
    raw_app_meta_data: Json;
    raw_user_meta_data: Json;
    created_at: Date;
    updated_at: Date;
    phone: string | null;
    confirmed_at: Computed<Date | null>;
    banned_until: Date | null;
    is_sso_user: Generated<boolean>;
    is_anonymous: Generated<boolean>;
    deleted_at: Date | null;
  };
  "auth.identities": {
    id: Generated<string>;
    provider_id: string;
    user_id: string;
    identity_data: Json;
    provider: string;
    last_sign_in_at: Date | null;
    created_at: Date;
    updated_at: Date;
    email: Computed<string | null>;
  };
  "auth.sessions": {
    id: string;
    user_id: string;
    created_at: Date;
    updated_at: Date;
    factor_id: string | null;
    aal: "aal1" | "aal2";
    not_after: Date | null;
    /** The column has no time zone in Supabase's schema. It is written in UTC for other tools and never read here. */
    refreshed_at: ColumnType<never, string | null, string | null>;
    user_agent: string | null;
    ip: string | null;
    /** A bigint, whose JavaScript type depends on the driver. */
    refresh_token_counter: ColumnType<string | number | bigint | null, number, number>;
  };
  "auth.refresh_tokens": {
    id: Generated<string | number | bigint>;
    /** SHA-256 of the token, in hexadecimal. */
    token: string;
    user_id: string;
    revoked: boolean;
    created_at: Date;
    updated_at: Date;
    parent: string | null;
    session_id: string;
  };
  "auth.one_time_tokens": {
    id: string;
    user_id: string;
    token_type: OneTimeTokenType;
    token_hash: string;
    relates_to: string;
  };
  "auth.mfa_factors": {
    id: string;
    user_id: string;
    friendly_name: string | null;
    factor_type: "totp" | "recovery_code";
    status: "unverified" | "verified";
    created_at: Date;
    updated_at: Date;
    /** The encrypted secret of an authenticator app, or null for recovery codes. */
    secret: string | null;
  };
  "auth.mfa_challenges": {
    id: string;
    factor_id: string;
    created_at: Date;
    verified_at: Date | null;
    ip_address: string;
  };
  "auth.mfa_amr_claims": {
    id: string;
    session_id: string;
    created_at: Date;
    updated_at: Date;
    authentication_method: string;
  };
  "auth.flow_state": {
    id: string;
    user_id: string | null;
    auth_code: string | null;
    code_challenge_method: "s256" | "plain" | null;
    code_challenge: string | null;
    provider_type: string;
    created_at: Date;
    updated_at: Date;
    authentication_method: AuthMethod;
    auth_code_issued_at: Date | null;
    referrer: string | null;
    oauth_client_state_id: string | null;
    linking_target_id: string | null;
  };
  "auth.oauth_client_states": {
    id: string;
    provider_type: string;
    code_verifier: string | null;
    created_at: Date;
  };
  "auth_private.code_guards": {
    token_id: string;
    code_hash: string;
    tries: Generated<number>;
    expires_at: Date;
    language: string | null;
  };
  "auth_private.factor_guards": {
    factor_id: string;
    last_step: ColumnType<string | number | bigint, number, number>;
  };
  "auth_private.languages": {
    user_id: string;
    language: string;
  };
  "auth_private.known_networks": {
    user_id: string;
    network: string;
    last_used_at: Date;
    second_step_at: Generated<Date | null>;
  };
  "auth_private.sign_ups": {
    id: string;
    user_id: string;
    password_hash: string;
    data: Json;
    code_challenge: string | null;
    code_challenge_method: "s256" | "plain" | null;
    network: string;
    created_at: Date;
  };
  "auth_private.flow_ends": {
    user_id: string;
    ended_at: Date;
  };
  "auth_private.identity_links": {
    flow_id: string;
    session_id: string;
    profile: ColumnType<ProviderProfile | null, string | null, string | null>;
  };
  "auth_private.recovery_codes": {
    factor_id: string;
    code_hash: string;
  };
  "auth_private.secrets": {
    name: string;
    value: string;
    changed_at: Generated<Date>;
  };
};
