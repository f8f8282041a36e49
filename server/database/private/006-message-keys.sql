-- SHA-256 of what the browser calls its message by: the same message sent again, because an answer was lost, is stored once.
alter table threads.messages add column if not exists key_hash text unique check (key_hash ~ '^[0-9a-f]{64}$');

-- Since this version the site's code writes deliveries, copies and conversations. The triggers that wrote them stay for earlier versions,
-- which may work beside this one while processes are restarted, or after it where an update is taken back. For connections of this version,
-- which set neither larkpost.deliveries nor larkpost.copy nor larkpost.receipt, they do nothing.
