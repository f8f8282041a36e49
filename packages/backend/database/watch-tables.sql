-- Tells every process which public table changed, so that remembered reads can be dropped.
-- Statement triggers: one notification per statement, whatever the number of rows.
do $watch$
declare
  watched regclass;
begin
  if to_regprocedure('larkpost.notify_table_change()') is null then
    create function larkpost.notify_table_change() returns trigger language plpgsql
      set search_path = '' as $notify$
    begin
      perform pg_catalog.pg_notify('larkpost_table_change', tg_table_name);
      return null;
    end
    $notify$;
  end if;
  for watched in
    select pg_class.oid from pg_catalog.pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not exists (
        select from pg_catalog.pg_trigger
        where tgrelid = pg_class.oid and tgname = 'notify_table_change'
      )
  loop
    execute format(
      'create trigger notify_table_change after insert or update or delete or truncate on %s
       for each statement execute function larkpost.notify_table_change()',
      watched
    );
  end loop;
end
$watch$;
