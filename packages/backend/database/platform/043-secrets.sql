-- The secrets that processes on one Postgres server share: encrypted under SECRETS_KEY, which is never in the database. The
-- embedded database keeps them as files and leaves this table empty. See docs/decisions/015-secrets-of-several-processes.md.
create table auth_private.secrets (
  -- The name of the file that holds the same secret beside the embedded database.
  name text primary key,
  -- AES-256-GCM, bound to the name: `v1.<nonce>.<tag>.<ciphertext>`.
  value text not null,
  changed_at timestamptz not null default now()
);
alter table auth_private.secrets enable row level security;
