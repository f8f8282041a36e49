-- In which language of the site a subscription was asked for last, by its code: that of its emails. Null is English.
-- previous version: works
alter table subscribers.subscriptions add column language text check (language ~ '^[a-z]{2,3}(-[a-z0-9]{2,8})*$');
