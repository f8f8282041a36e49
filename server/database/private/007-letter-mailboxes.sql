-- previous version: works
-- Whose conversation a letter's link opens, as the panel says before it opens it: the masked address that the letter went to. Null in a
-- browser's row, and in those that earlier versions write.
alter table threads.secrets add column if not exists mailbox text;
