-- What Supabase Auth's schema has no room for: guessing limits, single use and request counts.
-- Nothing here needs to move when accounts do.
create schema auth_private;

-- Beside each one-time token: the short code of the same letter, how often it was tried, and when both end.
create table auth_private.code_guards (
  token_id uuid primary key references auth.one_time_tokens (id) on delete cascade,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  -- The password given with the sign-up that asked for this letter: confirming the letter confirms that password.
  password_hash text
);

-- The last thirty-second step whose code a factor accepted, so that no code is accepted twice.
create table auth_private.factor_guards (
  factor_id uuid primary key references auth.mfa_factors (id) on delete cascade,
  last_step bigint not null
);

-- Counters of the request limits, shared by every process on one Postgres server. They may be lost in a crash.
create unlogged table auth_private.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire_idx on auth_private.rate_limits (expire);

alter table auth_private.code_guards enable row level security;
alter table auth_private.factor_guards enable row level security;
alter table auth_private.rate_limits enable row level security;
