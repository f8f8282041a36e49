-- Which messages are one conversation (D16), who may read it, and what the team answered. No role of the API may use this schema.
create schema threads;

create table threads.threads (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  -- The position of its last answer.
  answers integer not null default 0,
  -- The visitor asked that it be forgotten: no secret opens it any more, and no email gets a link to it.
  forgotten_at timestamptz
);

-- A message to sales has a thread once it is answered; nobody gets a secret of that.
create table threads.messages (
  id bigint generated always as identity primary key,
  thread_id bigint not null references threads.threads on delete cascade,
  chat_message_id bigint unique references public.chat_messages on delete cascade,
  contact_message_id bigint unique references public.contact_messages on delete cascade,
  check (num_nonnulls(chat_message_id, contact_message_id) = 1)
);
create index messages_thread on threads.messages (thread_id);

create table threads.answers (
  id uuid primary key default gen_random_uuid(),
  thread_id bigint not null references threads.threads on delete cascade,
  -- Counts the answers of a thread from 1.
  position integer not null,
  message_id bigint not null references threads.messages on delete cascade,
  operator_name text not null check (char_length(operator_name) <= 100 and operator_name ~ '[^[:space:]]'),
  text text not null check (char_length(text) <= 8000 and text ~ '[^[:space:]]'),
  created_at timestamptz not null default now(),
  unique (thread_id, position)
);
create index answers_message on threads.answers (message_id);

create table threads.secrets (
  -- SHA-256 of 256 random bits, which need no slower one.
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  thread_id bigint not null references threads.threads on delete cascade,
  origin text not null check (origin in ('browser', 'email')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index secrets_thread on threads.secrets (thread_id);
create index secrets_expiry on threads.secrets (expires_at);

-- What proves who sent a message: 256 random bits that came with it. Used up by tying the message to a thread.
create table threads.receipts (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  chat_message_id bigint not null references public.chat_messages on delete cascade,
  created_at timestamptz not null default now()
);
create index receipts_message on threads.receipts (chat_message_id);
create index receipts_age on threads.receipts (created_at);

-- With the owner's rights, because a visitor's role stores the message. The first of several messages has the receipt.
create function threads.keep_receipt() returns trigger language plpgsql security definer set search_path = '' as $receipt$
declare
  receipt constant text := current_setting('larkpost.receipt', true);
begin
  if receipt <> '' then
    insert into threads.receipts (hash, chat_message_id) values (receipt, new.id) on conflict do nothing;
  end if;
  return null;
end
$receipt$;
revoke all on function threads.keep_receipt() from public;
create trigger keep_receipt after insert on public.chat_messages
  for each row execute function threads.keep_receipt();

-- A thread goes with its last message, and its secrets with it.
create function threads.drop_empty_thread() returns trigger language plpgsql security definer set search_path = '' as $empty$
begin
  delete from threads.threads
    where id = old.thread_id and not exists (select from threads.messages where thread_id = old.thread_id);
  return null;
end
$empty$;
revoke all on function threads.drop_empty_thread() from public;
create trigger drop_empty_thread after delete on threads.messages
  for each row execute function threads.drop_empty_thread();

do $rights$
declare
  private regclass;
begin
  grant usage on schema threads to larkpost_service;
  for private in select oid from pg_catalog.pg_class where relnamespace = 'threads'::regnamespace and relkind = 'r' loop
    execute format('alter table %s enable row level security', private);
    execute format(
      'create policy "The service may do all" on %s to larkpost_service using (true) with check (true)', private
    );
    execute format('grant select, insert, update, delete on %s to larkpost_service', private);
  end loop;
  grant select on all sequences in schema threads to larkpost_service;
end
$rights$;

-- The email that brings an answer is a delivery, to be sent by whichever process is awake.
alter table notifications.deliveries
  drop constraint deliveries_channel_check,
  drop constraint deliveries_event_check,
  add constraint deliveries_channel_check check (channel in ('email', 'webhook', 'visitor_email')),
  add constraint deliveries_event_check check (event in ('contact_message', 'chat_message', 'sign_up', 'answer'));
