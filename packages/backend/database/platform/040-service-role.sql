-- The role that requests run as. It owns nothing and can't log in; what it may do is in ../service-rights.sql.
-- Roles belong to the whole server, so another database may have made it, or be making it now.
do $role$
declare
  -- From version 16 on, who creates a role is a member of it without being able to act as it.
  acting text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
  caller text;
begin
  begin
    create role larkpost_service nologin noinherit;
  exception when duplicate_object or unique_violation then
    null;
  end;
  -- It acts for its callers under their roles (SET LOCAL ROLE).
  foreach caller in array array['anon', 'authenticated'] loop
    begin
      if not pg_has_role('larkpost_service', caller, acting) then
        execute format('grant %I to larkpost_service', caller);
      end if;
    exception when unique_violation or internal_error then
      -- Granted in another database at this moment ("tuple concurrently updated").
      if not pg_has_role('larkpost_service', caller, acting) then raise; end if;
    end;
  end loop;
  if not pg_has_role(current_user, 'larkpost_service', acting) then
    execute 'grant larkpost_service to current_user';
  end if;
end
$role$;
