-- Bulk import of the two public lists (`npm run content -- import`): one call is one transaction, on hosted projects too.
-- A row with an id replaces the row of that id, or is added under it; a row without one is added under the next id, unless the same
-- row is there already. Nothing is deleted. Given rows are an array of objects with the columns' names, each id once.

create function public.import_case_studies(
  given jsonb, dry_run boolean default false, out added bigint, out changed bigint, out unchanged bigint
) language plpgsql set search_path = '' as $import$
declare
  highest bigint;
  fresh bigint;
begin
  -- Nobody else may take an id meanwhile; reads go on.
  if not dry_run then lock table public.case_studies in share row exclusive mode; end if;

  select count(*) filter (where held.id is null), max(new.id), count(*) filter (where held.id is not null and (
      held.brand_name, held.industry_type, held.company_introduciton, held.brand_position, held.callboration,
      held.marketing_strategy, held.key_results, held.project_link, held.created_at
    ) is distinct from (
      new.brand_name, new.industry_type, new.company_introduciton, new.brand_position, new.callboration,
      new.marketing_strategy, new.key_results, new.project_link, coalesce(new.created_at, held.created_at)
    ))
    into added, highest, changed
    from jsonb_populate_recordset(null::public.case_studies, given) as new
    left join public.case_studies as held on held.id = new.id where new.id is not null;
  select count(*) into fresh from jsonb_populate_recordset(null::public.case_studies, given) as new
    where new.id is null and not exists (
      select from public.case_studies as held where (
        held.brand_name, held.industry_type, held.company_introduciton, held.brand_position, held.callboration,
        held.marketing_strategy, held.key_results, held.project_link
      ) = (
        new.brand_name, new.industry_type, new.company_introduciton, new.brand_position, new.callboration,
        new.marketing_strategy, new.key_results, new.project_link
      )
    );
  added := added + fresh;
  unchanged := jsonb_array_length(given) - added - changed;
  if dry_run then return; end if;

  insert into public.case_studies as held (id, brand_name, industry_type, company_introduciton, brand_position,
      callboration, marketing_strategy, key_results, project_link, created_at)
    select new.id, new.brand_name, new.industry_type, new.company_introduciton, new.brand_position,
      new.callboration, new.marketing_strategy, new.key_results, new.project_link,
      coalesce(new.created_at, present.created_at, now())
    from jsonb_populate_recordset(null::public.case_studies, given) as new
    left join public.case_studies as present on present.id = new.id where new.id is not null
    on conflict (id) do update set (brand_name, industry_type, company_introduciton, brand_position, callboration,
      marketing_strategy, key_results, project_link, created_at) = (excluded.brand_name, excluded.industry_type,
      excluded.company_introduciton, excluded.brand_position, excluded.callboration, excluded.marketing_strategy,
      excluded.key_results, excluded.project_link, excluded.created_at)
    where (held.brand_name, held.industry_type, held.company_introduciton, held.brand_position, held.callboration,
      held.marketing_strategy, held.key_results, held.project_link, held.created_at) is distinct from (
      excluded.brand_name, excluded.industry_type, excluded.company_introduciton, excluded.brand_position,
      excluded.callboration, excluded.marketing_strategy, excluded.key_results, excluded.project_link,
      excluded.created_at);
  perform setval('public.case_studies_id_seq', highest) from public.case_studies_id_seq where highest > last_value;
  insert into public.case_studies (brand_name, industry_type, company_introduciton, brand_position, callboration,
      marketing_strategy, key_results, project_link, created_at)
    select new.brand_name, new.industry_type, new.company_introduciton, new.brand_position, new.callboration,
      new.marketing_strategy, new.key_results, new.project_link, coalesce(new.created_at, now())
    from jsonb_populate_recordset(null::public.case_studies, given) with ordinality as new
    where new.id is null and not exists (
      select from public.case_studies as held where (
        held.brand_name, held.industry_type, held.company_introduciton, held.brand_position, held.callboration,
        held.marketing_strategy, held.key_results, held.project_link
      ) = (
        new.brand_name, new.industry_type, new.company_introduciton, new.brand_position, new.callboration,
        new.marketing_strategy, new.key_results, new.project_link
      )
    ) order by new.ordinality;
end
$import$;

create function public.import_social_media_world(
  given jsonb, dry_run boolean default false, out added bigint, out changed bigint, out unchanged bigint
) language plpgsql set search_path = '' as $import$
declare
  highest bigint;
  fresh bigint;
begin
  if not dry_run then lock table public.social_media_world in share row exclusive mode; end if;

  select count(*) filter (where held.id is null), max(new.id), count(*) filter (where held.id is not null
      and (held.platform_name, held.homepage_url) is distinct from (new.platform_name, new.homepage_url))
    into added, highest, changed
    from jsonb_populate_recordset(null::public.social_media_world, given) as new
    left join public.social_media_world as held on held.id = new.id where new.id is not null;
  select count(*) into fresh from jsonb_populate_recordset(null::public.social_media_world, given) as new
    where new.id is null and not exists (
      select from public.social_media_world as held
      where held.platform_name = new.platform_name and held.homepage_url = new.homepage_url
    );
  added := added + fresh;
  unchanged := jsonb_array_length(given) - added - changed;
  if dry_run then return; end if;

  insert into public.social_media_world as held (id, platform_name, homepage_url)
    select new.id, new.platform_name, new.homepage_url
    from jsonb_populate_recordset(null::public.social_media_world, given) as new where new.id is not null
    on conflict (id) do update set (platform_name, homepage_url) = (excluded.platform_name, excluded.homepage_url)
    where (held.platform_name, held.homepage_url) is distinct from (excluded.platform_name, excluded.homepage_url);
  perform setval('public.social_media_world_id_seq', highest)
    from public.social_media_world_id_seq where highest > last_value;
  insert into public.social_media_world (platform_name, homepage_url)
    select new.platform_name, new.homepage_url
    from jsonb_populate_recordset(null::public.social_media_world, given) with ordinality as new
    where new.id is null and not exists (
      select from public.social_media_world as held
      where held.platform_name = new.platform_name and held.homepage_url = new.homepage_url
    ) order by new.ordinality;
end
$import$;

-- With the caller's own rights, and for the owner alone: visitors' roles can't write these tables anyway.
revoke all on function public.import_case_studies(jsonb, boolean) from public, anon, authenticated;
revoke all on function public.import_social_media_world(jsonb, boolean) from public, anon, authenticated;
grant execute on function public.import_case_studies(jsonb, boolean) to service_role;
grant execute on function public.import_social_media_world(jsonb, boolean) to service_role;
