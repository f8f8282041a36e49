create table diary (owner uuid not null default auth.uid(), text text not null);
alter table diary enable row level security;
create policy "Whoever wrote it" on diary to authenticated using (owner = auth.uid()) with check (owner = auth.uid());
revoke all on diary from anon, authenticated;
grant select, insert on diary to authenticated;
