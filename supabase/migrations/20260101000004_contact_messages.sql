-- Messages to sales (D3): anyone may leave one, nobody may read them through the public API.
-- Lengths and formats are those of schemas/contact-message.ts.
create table public.contact_messages (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) <= 100 and name ~ '[^[:space:]]'),
  business text not null check (char_length(business) <= 120 and business ~ '[^[:space:]]'),
  email text not null check (
    char_length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$'
  ),
  message text not null check (char_length(message) <= 4000 and message ~ '[^[:space:]]'),
  created_at timestamptz not null default now()
);

revoke all on table public.contact_messages from public, anon, authenticated;
revoke all on sequence public.contact_messages_id_seq from public, anon, authenticated;
grant insert (name, business, email, message) on table public.contact_messages to anon, authenticated;

alter table public.contact_messages enable row level security;
create policy "Anyone may leave a contact message" on public.contact_messages
  for insert to anon, authenticated with check (true);
