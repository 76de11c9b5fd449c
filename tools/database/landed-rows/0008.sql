-- Someone who is not to be disturbed for now.
insert into notifications.setting (member_id, settings, paused_until) values ('m1', '{"kinds": {}}', '2026-11-23T07:00Z');
