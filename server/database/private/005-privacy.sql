-- Who proved by an email that an address is theirs, to see and erase what it has given the site (/privacy-receipt). No role of the API
-- may use this schema.
create schema privacy;

-- A request, and once its email's link was used, the half hour in which its holder reads. Unlogged, so that no backup brings one back.
create unlogged table privacy.proofs (
  id uuid primary key default gen_random_uuid(),
  -- In lower case.
  address text not null check (address ~ '^[!-~]{3,254}$'),
  -- SHA-256 of the secret in the email, until it is used.
  token_hash text unique check (token_hash ~ '^[0-9a-f]{64}$'),
  -- SHA-256 of the secret that the requesting browser keeps; null where it can keep none.
  key_hash text check (key_hash ~ '^[0-9a-f]{64}$'),
  -- SHA-256 of the secret of the page that used the link.
  session_hash text unique check (session_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null,
  check (num_nonnulls(token_hash, session_hash) = 1)
);
create index proofs_expiry on privacy.proofs (expires_at);

alter table privacy.proofs enable row level security;
create policy "The service may do all" on privacy.proofs to larkpost_service using (true) with check (true);
grant usage on schema privacy to larkpost_service;
grant select, insert, update, delete on privacy.proofs to larkpost_service;
