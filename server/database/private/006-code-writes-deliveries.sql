-- Deliveries, copies and conversations are written by the site's code, in the transaction of what happened (server/deliveries,
-- server/messages, server/threads).

-- SHA-256 of what the browser calls its message by: the same message sent again, because an answer was lost, is stored once.
alter table threads.messages add column key_hash text unique check (key_hash ~ '^[0-9a-f]{64}$');

-- Several processes are restarted in turn: what those of earlier versions need stays where one is connected. It does nothing for
-- connections of this version, which set neither larkpost.deliveries nor larkpost.copy nor larkpost.receipt.
do $drop$
begin
  if exists (
    select from pg_catalog.pg_stat_activity
    where datname = current_database() and application_name = 'larkpost' and pid <> pg_backend_pid()
  ) then return; end if;
  drop function notifications.record_event() cascade;
  drop function notifications.record_copy() cascade;
  drop function threads.keep_receipt() cascade;
  drop table threads.receipts;
end
$drop$;
