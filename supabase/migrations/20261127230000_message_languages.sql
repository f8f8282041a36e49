-- In which language of the site a message was written, by its code: an answer to it is framed in that language. Null is English.
-- previous version: works
alter table public.chat_messages add column language text check (language ~ '^[a-z]{2,3}(-[a-z0-9]{2,8})*$');
alter table public.contact_messages add column language text check (language ~ '^[a-z]{2,3}(-[a-z0-9]{2,8})*$');
grant insert (language) on table public.chat_messages, public.contact_messages to anon, authenticated;
