-- Pages of the directory are read by name and, among equal names, by id; an index by name alone would leave the sorting to each read.
create index social_media_world_in_order on public.social_media_world (platform_name, id);
drop index public.social_media_world_platform_name;
