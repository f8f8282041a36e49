-- Who writes to sales gets an email with the number of the message (D3), at most one a day. No role of the API may use these tables.

-- The number that the email tells: the table's own would tell how many write to us.
create table notifications.copies (
  contact_message_id bigint primary key references public.contact_messages on delete cascade,
  reference text not null check (reference ~ '^[0-9A-F]{8}$')
);
create index copies_reference on notifications.copies (reference);

-- Which mailboxes got one within a day, by the SHA-256 of the address.
create table notifications.copied_addresses (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  -- The email that was sent or is tried, which may be tried again.
  delivery_id uuid not null,
  copied_at timestamptz not null
);
create index copied_addresses_age on notifications.copied_addresses (copied_at);

alter table notifications.copies enable row level security;
alter table notifications.copied_addresses enable row level security;
create policy "The service may do all" on notifications.copies to larkpost_service using (true) with check (true);
create policy "The service may do all" on notifications.copied_addresses to larkpost_service using (true) with check (true);
grant select, insert, update, delete on notifications.copies, notifications.copied_addresses to larkpost_service;

alter table notifications.deliveries
  drop constraint deliveries_channel_check,
  add constraint deliveries_channel_check check (channel in ('email', 'webhook', 'visitor_email', 'visitor_copy'));

-- With the owner's rights, because a visitor's role stores the message. Only where the request asks for it, which sets larkpost.copy.
create function notifications.record_copy() returns trigger language plpgsql security definer set search_path = '' as $copy$
begin
  if coalesce(current_setting('larkpost.copy', true), '') <> 'on' then return null; end if;
  insert into notifications.copies (contact_message_id, reference)
    values (new.id, upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 8)));
  insert into notifications.deliveries (channel, event, subject) values ('visitor_copy', 'contact_message', new.id::text);
  perform pg_notify('larkpost_table_change', 'notifications.deliveries');
  return null;
end
$copy$;
revoke all on function notifications.record_copy() from public;
create trigger record_copy after insert on public.contact_messages
  for each row execute function notifications.record_copy();
