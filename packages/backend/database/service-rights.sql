-- What requests may do: read and write accounts, read the public tables, delete from those that the schema names, nothing else.
-- Row-level security binds every role but the owner, hence the policies.
do $rights$
declare
  private constant text[] := array['auth', 'auth_private'];
  deletable constant text[] := string_to_array(current_setting('backend.deletable'), ' ');
  found record;
begin
  grant usage on schema auth, auth_private, larkpost, public to larkpost_service;
  -- A backup names the migrations and says where each sequence stands.
  grant select on all tables in schema larkpost, public to larkpost_service;
  grant select on all sequences in schema public to larkpost_service;
  grant select, insert, update, delete on all tables in schema auth, auth_private to larkpost_service;
  grant usage, select on all sequences in schema auth, auth_private to larkpost_service;
  for found in
    select pg_class.oid::regclass as name, nspname = any (private) as is_private, relname = any (deletable) as is_deletable
    from pg_catalog.pg_class join pg_catalog.pg_namespace on pg_namespace.oid = relnamespace
    where (nspname = any (private) or nspname = 'public') and relkind in ('r', 'p') and relrowsecurity
      and not exists (
        select from pg_catalog.pg_policy where polrelid = pg_class.oid and polname like 'The service may %'
      )
  loop
    if found.is_private then
      execute format(
        'create policy "The service may do all" on %s to larkpost_service using (true) with check (true)', found.name
      );
      continue;
    end if;
    execute format('create policy "The service may read" on %s for select to larkpost_service using (true)', found.name);
    if found.is_deletable then
      execute format('grant delete on %s to larkpost_service', found.name);
      execute format(
        'create policy "The service may delete" on %s for delete to larkpost_service using (true)', found.name
      );
    end if;
  end loop;
end
$rights$;
