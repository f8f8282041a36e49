-- When somebody last passed the second step from a network. Who knows the password alone makes a network known, but not so.
alter table auth_private.known_networks add column second_step_at timestamptz;
