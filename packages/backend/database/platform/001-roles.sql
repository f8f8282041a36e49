-- The roles that hosted Supabase brings. Roles belong to the whole server, so another database may have made them.
do $roles$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    begin
      execute format('create role %I nologin noinherit', wanted);
    exception when duplicate_object or unique_violation then
      null;
    end;
    -- The server acts under these roles for its callers (SET LOCAL ROLE), which takes membership unless it is a superuser.
    if not pg_has_role(current_user, wanted, 'member') then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
end
$roles$;

revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

-- As on hosted Supabase: a migration that forgets to take these back fails the tests here, not there.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
