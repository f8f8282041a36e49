-- In which language an account was last written to and used what came: that of the notices to it, which nobody asks for on a page. Null is the
-- language of a site that has one.
-- previous version: works
create table auth_private.languages (
  user_id uuid primary key references auth.users (id) on delete cascade,
  language text not null check (language ~ '^[a-z]{2,3}(-[a-z0-9]{2,8})*$')
);
alter table auth_private.languages enable row level security;

-- That of an email with a link or a code; the account's once it is used.
alter table auth_private.code_guards add column language text check (language ~ '^[a-z]{2,3}(-[a-z0-9]{2,8})*$');
