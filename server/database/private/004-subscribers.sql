-- Who gets the newsletter and texts (P2, P3), and the proof of what they agreed to. No role of the API may use this schema.
create schema subscribers;

create table subscribers.subscriptions (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('email', 'text')),
  -- An email address in lower case, or a number as E.164.
  address text not null check (
    case channel when 'email' then address ~ '^[!-~]{3,254}$' else address ~ '^\+[1-9][0-9]{5,14}$' end
  ),
  state text not null default 'pending' check (state in ('pending', 'subscribed', 'unsubscribed')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- SHA-256 of the secret in the latest confirmation email, which waits for its use.
  token_hash text unique check (token_hash ~ '^[0-9a-f]{64}$'),
  token_expires_at timestamptz,
  -- SHA-256 of the secret that the requesting browser keeps; null where it had no scripts.
  key_hash text check (key_hash ~ '^[0-9a-f]{64}$'),
  unique (channel, address),
  check ((token_hash is null) = (token_expires_at is null))
);
create index subscriptions_changed on subscribers.subscriptions (changed_at) where state <> 'subscribed';

-- What happened to a subscription. Requests may add to it and change nothing; it goes with its subscription.
create table subscribers.consents (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references subscribers.subscriptions on delete cascade,
  event text not null check (event in ('requested', 'confirmed', 'unsubscribed')),
  method text not null check (method in ('form', 'button', 'same-browser', 'page', 'one-click', 'operator')),
  created_at timestamptz not null default now(),
  -- The sentence that stood below the field, whole, and the first characters of its SHA-256.
  version text,
  words text,
  check ((event = 'requested') = (words is not null) and (version is null) = (words is null))
);
create index consents_subscription on subscribers.consents (subscription_id);

alter table subscribers.subscriptions enable row level security;
alter table subscribers.consents enable row level security;
create policy "The service may do all" on subscribers.subscriptions to larkpost_service using (true) with check (true);
create policy "The service may read" on subscribers.consents for select to larkpost_service using (true);
create policy "The service may add" on subscribers.consents for insert to larkpost_service with check (true);
grant usage on schema subscribers to larkpost_service;
grant select, insert, update, delete on subscribers.subscriptions to larkpost_service;
grant select, insert on subscribers.consents to larkpost_service;

-- The webhook is told of each subscriber, by a delivery like those of messages and sign-ups.
alter table notifications.deliveries
  drop constraint deliveries_event_check,
  add constraint deliveries_event_check
    check (event in ('contact_message', 'chat_message', 'sign_up', 'answer', 'subscriber'));

create or replace function notifications.record_event() returns trigger language plpgsql security definer set search_path = '' as $record$
begin
  insert into notifications.deliveries (channel, event, subject)
    select channel, tg_argv[0], new.id::text
    from unnest(string_to_array(current_setting('larkpost.deliveries', true), ',')) as channel
    where channel <> '' and (channel <> 'email' or tg_argv[0] not in ('sign_up', 'subscriber'));
  if found then perform pg_notify('larkpost_table_change', 'notifications.deliveries'); end if;
  return null;
end
$record$;

create trigger record_event after update of state on subscribers.subscriptions for each row
  when (new.state = 'subscribed' and old.state <> 'subscribed')
  execute function notifications.record_event('subscriber');
