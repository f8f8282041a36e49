-- Recovery codes: a second factor for whoever has lost the app. Supabase Auth keeps them as a factor too, in tables of its own, hashed
-- otherwise; with the key outside the database none of these could move there.
alter type auth.factor_type add value 'recovery_code';

-- The codes that have not been used: to use one is to delete its row.
create table auth_private.recovery_codes (
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  code_hash text not null,
  primary key (factor_id, code_hash)
);
alter table auth_private.recovery_codes enable row level security;
