-- Messages left in the chat panel (D2): anyone may leave one, nobody may read them through the public API.
-- Lengths and formats are those of schemas/chat-message.ts.
create table public.chat_messages (
  id bigint generated always as identity primary key,
  email text not null check (
    char_length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$'
  ),
  message text not null check (char_length(message) <= 2000 and message ~ '[^[:space:]]'),
  page text check (char_length(page) <= 200 and page ~ '^/[^[:space:]]*$'),
  created_at timestamptz not null default now()
);

revoke all on table public.chat_messages from public, anon, authenticated;
revoke all on sequence public.chat_messages_id_seq from public, anon, authenticated;
grant insert (email, message, page) on table public.chat_messages to anon, authenticated;

alter table public.chat_messages enable row level security;
create policy "Anyone may leave a chat message" on public.chat_messages
  for insert to anon, authenticated with check (true);
