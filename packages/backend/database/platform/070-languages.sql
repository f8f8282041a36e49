-- The language of the last email whose link or code an account's owner used: that of notices, which no page asks for.
-- previous version: works
create table auth_private.languages (
  user_id uuid primary key references auth.users (id) on delete cascade,
  language text not null check (language ~ '^[a-z]{2,3}(-[a-z0-9]{2,8})*$')
);
alter table auth_private.languages enable row level security;

-- That of an email with a link or a code; the account's once it is used.
alter table auth_private.code_guards add column language text check (language ~ '^[a-z]{2,3}(-[a-z0-9]{2,8})*$');
