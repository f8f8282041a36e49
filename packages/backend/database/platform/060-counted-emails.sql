-- previous version: works
-- The emails of the last hour that visitors set off: each once for the part of the budget that it comes from, and once for each network
-- that asked for it, hashed. Unlike the other counters they outlive a crash.
create table auth_private.counted_emails (
  key text not null,
  counted_at timestamptz not null
);
create index counted_emails_key_idx on auth_private.counted_emails (key);
alter table auth_private.counted_emails enable row level security;
