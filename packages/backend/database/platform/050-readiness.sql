-- One row that the site writes to see whether it can: /readyz.
create table larkpost.readiness (
  id boolean primary key default true check (id),
  checked_at timestamptz not null
);
grant insert, update on larkpost.readiness to larkpost_service;
