-- From when and until when a record of the two public lists is shown; one without a row always is. A private table, so that `select=*`
-- keeps to the columns of the lists. The policies ask its function once a statement; no role of the API reads the table.
-- previous version: works
create schema planned;
revoke all on schema planned from public;

create table planned.times (
  list text not null check (list in ('case_studies', 'social_media_world')),
  record_id bigint not null,
  shown_from timestamptz,
  shown_until timestamptz,
  primary key (list, record_id),
  check (coalesce(shown_from, shown_until) is not null and shown_from < shown_until is not false)
);
alter table planned.times enable row level security;

-- With its owner's rights, because visitors' roles can't read the table: they learn which numbers are hidden and nothing else.
create function planned.hidden_records(of_list text) returns setof bigint language sql stable security definer rows 20
  set search_path = '' as $hidden$
  select record_id from planned.times where list = of_list and (shown_from > now() or shown_until <= now())
$hidden$;
revoke all on function planned.hidden_records(text) from public;
grant usage on schema planned to anon, authenticated;
grant execute on function planned.hidden_records(text) to anon, authenticated;

alter policy "Anyone may read case studies" on public.case_studies
  using (id not in (select hidden from planned.hidden_records('case_studies') as hidden));
alter policy "Anyone may read platforms" on public.social_media_world
  using (id not in (select hidden from planned.hidden_records('social_media_world') as hidden));
