-- The operators' desk. No role of the API may use this schema.
create schema admin;

create table admin.operators (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name ~ '^[^[:cntrl:]]{1,60}$'),
  passphrase_hash text not null,
  created_at timestamptz not null default now(),
  last_log_in_at timestamptz
);
create unique index operators_name on admin.operators (lower(name));

-- Unlogged, so that no backup brings a session back.
create unlogged table admin.sessions (
  token_hash text primary key,
  operator_id uuid not null references admin.operators on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  -- What the next page says was done.
  notice jsonb
);

-- What operators did. Nobody but the owner of the database can change or delete it.
create table admin.actions (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  operator text not null,
  action text not null,
  subject text not null default ''
);

-- One row for each message, made and deleted with it, and what operators know of it.
create table admin.inbox (
  kind text not null check (kind in ('chat', 'contact')),
  message_id bigint not null,
  created_at timestamptz not null,
  state text not null default 'unread' check (state in ('unread', 'read', 'answered')),
  state_by text,
  state_at timestamptz,
  primary key (kind, message_id)
);
create index inbox_in_order on admin.inbox (created_at desc, kind desc, message_id desc);
create index inbox_by_state on admin.inbox (state, created_at desc, kind desc, message_id desc);

create table admin.notes (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  message_id bigint not null,
  operator text not null,
  text text not null check (char_length(text) between 1 and 4000),
  created_at timestamptz not null default now(),
  foreign key (kind, message_id) references admin.inbox on delete cascade
);
create index notes_of_message on admin.notes (kind, message_id, created_at);

-- What the desk changed in the two public lists, to be undone for a while.
create table admin.changes (
  id uuid primary key default gen_random_uuid(),
  list text not null check (list in ('case_studies', 'social_media_world')),
  kind text not null check (kind in ('create', 'edit', 'delete', 'import')),
  operator text not null,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  undone_by text
);
create index changes_in_order on admin.changes (list, created_at desc);
create table admin.changed_records (
  change_id uuid not null references admin.changes on delete cascade,
  record_id bigint not null,
  before jsonb,
  after jsonb,
  primary key (change_id, record_id)
);

-- Errors of the server, those of one place together.
create table admin.faults (
  fingerprint text primary key,
  message text not null,
  trace text not null,
  count bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null
);

-- When a job that runs once for all processes last ran.
create table admin.jobs (
  name text primary key,
  ran_at timestamptz not null
);

do $rights$
declare
  each regclass;
begin
  grant usage on schema admin to larkpost_service;
  for each in select oid from pg_catalog.pg_class where relnamespace = 'admin'::regnamespace and relkind = 'r' loop
    execute format('alter table %s enable row level security', each);
    execute format('create policy "The service may do all" on %s to larkpost_service using (true) with check (true)', each);
    execute format('grant select, insert, update, delete on %s to larkpost_service', each);
  end loop;
  revoke update, delete on admin.actions from larkpost_service;
  -- Written by the functions below alone.
  revoke insert, update on admin.changes, admin.changed_records from larkpost_service;
  grant usage, select on all sequences in schema admin to larkpost_service;
end
$rights$;

-- With the owner's rights, because a visitor's role stores the message.
create function admin.keep_inbox() returns trigger language plpgsql security definer set search_path = '' as $keep$
begin
  if tg_op = 'DELETE' then
    delete from admin.inbox where kind = tg_argv[0] and message_id = old.id;
  else
    insert into admin.inbox (kind, message_id, created_at) values (tg_argv[0], new.id, new.created_at) on conflict do nothing;
  end if;
  return null;
end
$keep$;
create trigger keep_inbox after insert or delete on public.chat_messages
  for each row execute function admin.keep_inbox('chat');
create trigger keep_inbox after insert or delete on public.contact_messages
  for each row execute function admin.keep_inbox('contact');
insert into admin.inbox (kind, message_id, created_at) select 'chat', id, created_at from public.chat_messages;
insert into admin.inbox (kind, message_id, created_at) select 'contact', id, created_at from public.contact_messages;

-- A record as it is stored, locked; null where there is none.
create function admin.held_record(list text, record_id bigint) returns jsonb language plpgsql
  set search_path = '' set timezone = 'UTC' as $held$
declare
  held jsonb;
begin
  execute format('select to_jsonb(stored) from public.%I as stored where id = $1 for update', list) into held using record_id;
  return held;
end
$held$;

-- Puts a record in the place of the one of its id, or deletes that where none is given.
create function admin.put_record(list text, record_id bigint, record jsonb) returns void language plpgsql
  set search_path = '' set timezone = 'UTC' as $put$
declare
  assignments text;
begin
  if record is null then
    execute format('delete from public.%I where id = $1', list) using record_id;
    return;
  end if;
  select string_agg(format('%1$I = excluded.%1$I', attname), ', ') into assignments from pg_catalog.pg_attribute
    where attrelid = format('public.%I', list)::regclass and attnum > 0 and not attisdropped and attname <> 'id';
  execute format(
    'insert into public.%1$I select (jsonb_populate_record(null::public.%1$I, $1)).* on conflict (id) do update set %2$s',
    list, assignments
  ) using record || jsonb_build_object('id', record_id);
end
$put$;

-- Changes records of a list by one operator in one step, and keeps what each was. A record is its columns and `id`, which a new one
-- lacks; `{"id": 1, "deleted": true}` deletes one. An import leaves out what is there already. @returns null where nothing changed
create function admin.change_records(list text, kind text, operator text, records jsonb) returns uuid language plpgsql
  security definer set search_path = '' set timezone = 'UTC' as $change$
declare
  change uuid;
  given jsonb;
  number bigint;
  held jsonb;
  highest bigint := 0;
begin
  if list not in ('case_studies', 'social_media_world') then raise exception 'no list %', list; end if;
  execute format('lock table public.%I in share row exclusive mode', list);
  for given in select value from jsonb_array_elements(records) loop
    number := (given ->> 'id')::bigint;
    if kind = 'import' and number is null and list = 'social_media_world' and exists (
      select from public.social_media_world as stored
      where stored.platform_name = given ->> 'platform_name' and stored.homepage_url = given ->> 'homepage_url'
    ) then continue; end if;
    if number is null then
      if highest > 0 then
        perform setval(pg_get_serial_sequence(format('public.%I', list), 'id'), highest);
        highest := 0;
      end if;
      number := nextval(pg_get_serial_sequence(format('public.%I', list), 'id'));
    else
      execute format('select greatest($1, $2, last_value) from public.%I', list || '_id_seq') into highest using number, highest;
    end if;
    held := admin.held_record(list, number);
    if given ? 'deleted' then
      given := null;
    elsif list = 'case_studies' then
      given := given || jsonb_build_object('created_at', coalesce(given ->> 'created_at', held ->> 'created_at', now()::text));
    end if;
    if held is null and given is null or held = given || jsonb_build_object('id', number) then continue; end if;
    perform admin.put_record(list, number, given);
    if change is null then
      insert into admin.changes (list, kind, operator) values (list, kind, operator) returning id into change;
    end if;
    insert into admin.changed_records (change_id, record_id, before, after)
      values (change, number, held, admin.held_record(list, number))
      on conflict (change_id, record_id) do update set after = excluded.after;
  end loop;
  if highest > 0 then perform setval(pg_get_serial_sequence(format('public.%I', list), 'id'), highest); end if;
  return change;
end
$change$;

-- Puts back what the records were before a change. @returns 'undone', 'changed' where one was changed since, or 'gone'
create function admin.undo_change(change uuid, by_operator text) returns text language plpgsql
  security definer set search_path = '' set timezone = 'UTC' as $undo$
declare
  of_list text;
  each admin.changed_records;
begin
  select list into of_list from admin.changes where id = change and undone_at is null for update;
  if of_list is null then return 'gone'; end if;
  execute format('lock table public.%I in share row exclusive mode', of_list);
  for each in select * from admin.changed_records where change_id = change loop
    if admin.held_record(of_list, each.record_id) is distinct from each.after then return 'changed'; end if;
  end loop;
  for each in select * from admin.changed_records where change_id = change loop
    perform admin.put_record(of_list, each.record_id, each.before);
  end loop;
  update admin.changes set undone_at = now(), undone_by = by_operator where id = change;
  return 'undone';
end
$undo$;

revoke all on all functions in schema admin from public;
grant execute on function admin.change_records(text, text, text, jsonb), admin.undo_change(uuid, text) to larkpost_service;
