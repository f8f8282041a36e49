-- The schema `auth` and the functions that policies on hosted Supabase may call. Its tables follow in later files.
create schema auth;
grant usage on schema auth to anon, authenticated, service_role;

create function auth.jwt() returns jsonb language sql stable set search_path = '' as $$
  select coalesce(nullif(pg_catalog.current_setting('request.jwt.claims', true), ''), '{}')::pg_catalog.jsonb
$$;

create function auth.uid() returns uuid language sql stable set search_path = '' as $$
  select nullif(auth.jwt() ->> 'sub', '')::pg_catalog.uuid
$$;

create function auth.role() returns text language sql stable set search_path = '' as $$
  select auth.jwt() ->> 'role'
$$;

create function auth.email() returns text language sql stable set search_path = '' as $$
  select auth.jwt() ->> 'email'
$$;
