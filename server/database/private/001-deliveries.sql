-- What the owner is to be told, written in the transaction of what happened. No role of the API may use this schema.
create schema notifications;

create table notifications.deliveries (
  -- Sent along, so that a receiver tells doubles by it.
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('email', 'webhook')),
  event text not null check (event in ('contact_message', 'chat_message', 'sign_up')),
  -- The id of the message or account. What it says is read when it is delivered, so that what was deleted is not kept here.
  subject text not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  -- A process works on it until then; if it is killed meanwhile, another one takes over.
  claimed_until timestamptz,
  gives_up_at timestamptz not null default now() + interval '24 hours',
  settled_at timestamptz,
  -- The email that tells of it, alone or with others, and when it was first tried.
  email_id uuid,
  email_at timestamptz,
  -- Why the last attempt failed.
  reason text
);
create index deliveries_pending on notifications.deliveries (channel, next_attempt_at) where state = 'pending';
create index deliveries_settled on notifications.deliveries (settled_at) where state <> 'pending';
create index deliveries_emails on notifications.deliveries (email_at) where email_at is not null;

alter table notifications.deliveries enable row level security;
create policy "The service may do all" on notifications.deliveries to larkpost_service using (true) with check (true);
grant usage on schema notifications to larkpost_service;
grant select, insert, update, delete on notifications.deliveries to larkpost_service;

-- A delivery for each channel that the site's connections name (larkpost.deliveries); those of restores and psql name none. With the
-- owner's rights, because a visitor's role stores the message.
create function notifications.record_event() returns trigger language plpgsql security definer set search_path = '' as $record$
begin
  insert into notifications.deliveries (channel, event, subject)
    select channel, tg_argv[0], new.id::text
    from unnest(string_to_array(current_setting('larkpost.deliveries', true), ',')) as channel
    where channel <> '' and (channel <> 'email' or tg_argv[0] <> 'sign_up');
  if found then perform pg_notify('larkpost_table_change', 'notifications.deliveries'); end if;
  return null;
end
$record$;
revoke all on function notifications.record_event() from public;

create trigger record_event after insert on public.contact_messages
  for each row execute function notifications.record_event('contact_message');
create trigger record_event after insert on public.chat_messages
  for each row execute function notifications.record_event('chat_message');

-- An account counts once somebody can use it: its address is confirmed, or it was signed in to where that is not asked for.
create trigger record_event after insert on auth.users for each row
  when (new.email_confirmed_at is not null or new.last_sign_in_at is not null)
  execute function notifications.record_event('sign_up');
create trigger record_update after update of email_confirmed_at, last_sign_in_at on auth.users for each row
  when (old.email_confirmed_at is null and old.last_sign_in_at is null
    and (new.email_confirmed_at is not null or new.last_sign_in_at is not null))
  execute function notifications.record_event('sign_up');
