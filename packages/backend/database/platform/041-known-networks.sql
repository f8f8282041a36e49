-- The networks from which somebody signed in to an account: its owner is not kept out there because of what others try.
create table auth_private.known_networks (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Keyed hash of the network address; a copy of the database does not give it away.
  network text not null,
  last_used_at timestamptz not null,
  primary key (user_id, network)
);
alter table auth_private.known_networks enable row level security;
