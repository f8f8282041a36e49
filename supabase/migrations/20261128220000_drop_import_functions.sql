-- Records are imported at the desk, and on a hosted project in its dashboard.
-- previous version: works

drop function public.import_case_studies(jsonb, boolean);
drop function public.import_social_media_world(jsonb, boolean);
