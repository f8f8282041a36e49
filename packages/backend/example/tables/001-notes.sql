create table notes (id bigint generated always as identity primary key, text text not null);
alter table notes enable row level security;
create policy "Everybody reads" on notes for select to anon, authenticated using (true);
revoke all on notes from anon, authenticated;
grant select on notes to anon, authenticated;
insert into notes (text) values ('Open from eight to six.');
