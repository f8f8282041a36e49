-- The sign-ups whose password is not an account's yet: of an address that nobody has confirmed, or of an account without a
-- password. Whoever holds the verifier of one and the letter's code makes its password the account's.
create table auth_private.sign_ups (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- All of one address have one salt, so equal hashes are equal passwords.
  password_hash text not null,
  data jsonb not null default '{}',
  code_challenge text,
  code_challenge_method auth.code_challenge_method,
  -- Keyed hash of the network address it came from; a copy of the database does not give it away.
  network text not null,
  created_at timestamptz not null
);
create index sign_ups_user_id_idx on auth_private.sign_ups (user_id, created_at);

-- When what was begun for a user was ended last; a provider's flow does not know its user before it is over.
create table auth_private.flow_ends (
  user_id uuid primary key references auth.users (id) on delete cascade,
  ended_at timestamptz not null
);

-- Identities on their way to an account. They end with the session that asked for them.
create table auth_private.identity_links (
  flow_id uuid primary key references auth.flow_state (id) on delete cascade,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  -- Whom the provider vouched for, once it has.
  profile jsonb
);

alter table auth_private.sign_ups enable row level security;
alter table auth_private.flow_ends enable row level security;
alter table auth_private.identity_links enable row level security;

-- Accounts that wait for their confirmation now keep the passwords typed for them, and have thirty days from now.
insert into auth_private.sign_ups (id, user_id, password_hash, network, created_at)
  select gen_random_uuid(), id, encrypted_password, '', now()
  from auth.users where email_confirmed_at is null and encrypted_password <> '';
insert into auth_private.sign_ups (id, user_id, password_hash, network, created_at)
  select gen_random_uuid(), token.user_id, guard.password_hash, '', now()
  from auth_private.code_guards as guard
  join auth.one_time_tokens as token on token.id = guard.token_id
  join auth.users as owner on owner.id = token.user_id
  where guard.password_hash is not null and owner.email_confirmed_at is null;
alter table auth_private.code_guards drop column password_hash;
