-- The desk changes a record together with its translations: `translations` of a record is an object of texts by language.
-- previous version: works
create or replace function admin.held_record(list text, record_id bigint) returns jsonb language plpgsql
  set search_path = '' set timezone = 'UTC' as $held$
declare
  held jsonb;
begin
  execute format('select to_jsonb(stored) from public.%I as stored where id = $1 for update', list) into held using record_id;
  return held || jsonb_build_object('translations', (
    select coalesce(jsonb_object_agg(said.language, said.texts), '{}') from public.record_translations as said
    where case list when 'case_studies' then said.case_study_id else said.platform_id end = record_id
  ));
end
$held$;

alter function admin.put_record(text, bigint, jsonb) rename to put_original;

-- A record without `translations`, such as the previous version gives, keeps those it has.
create function admin.put_record(list text, record_id bigint, record jsonb) returns void language plpgsql
  set search_path = '' set timezone = 'UTC' as $put$
begin
  perform admin.put_original(list, record_id, record);
  if record ? 'translations' then
    delete from public.record_translations as said
      where case list when 'case_studies' then said.case_study_id else said.platform_id end = record_id;
    insert into public.record_translations (case_study_id, platform_id, language, texts)
      select case list when 'case_studies' then record_id end, case list when 'case_studies' then null else record_id end, key, value
      from jsonb_each(record -> 'translations');
  end if;
end
$put$;
revoke all on function admin.put_record(text, bigint, jsonb) from public;

-- Undoing compares a record with what a change left.
update admin.changed_records set before = before || '{"translations": {}}', after = after || '{"translations": {}}';
