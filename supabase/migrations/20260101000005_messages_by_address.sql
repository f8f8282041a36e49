-- A person's messages are found by their address in any letter case, to be handed over or deleted.
-- The collation folds ASCII letters alone, so that no other letter passes for one of them.
create index chat_messages_address on public.chat_messages (lower(email collate "C"));
create index contact_messages_address on public.contact_messages (lower(email collate "C"));
