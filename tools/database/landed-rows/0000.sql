-- What an installation of the first version may hold: a member, a case with its answers, and what became of them.
insert into platform.setting (name, value) values ('sample', '{"made": "2026-11-02"}');
insert into platform.outbox (name, payload, request_id, pending) values ('library.commentAdded', '{"commentId": "c1"}', 'r1', '{notifications.comment}');
insert into platform.idempotency (caller, operation, key, input_hash, response) values ('m1', 'cases.publish', 'key-of-m1', 'hash', '{"id": "i1"}');
insert into identity."user" (id, name, email, email_verified) values
  ('m1', 'Ratri Maheswari', 'ratri@kolegia.example', true), ('m2', 'Arjun Nair', 'arjun@kolegia.example', true);
insert into identity.session (id, user_id, token, expires_at) values ('s1', 'm1', 'token of s1', '2027-01-01Z');
insert into identity.member (id, member_ref_no, language, first_name, last_name, verification) values
  ('m1', 'KLG-1', 'id', 'Ratri', 'Maheswari', 'verified'), ('m2', 'KLG-2', 'en', 'Arjun', 'Nair', 'verified');
insert into identity.staff_right (member_id, "right") values ('m2', 'approvals');
insert into library.item (id, kind, author_id, byline, language, specialities, title, summary, card, respondents, status, published_at, activity_at, comments, views)
  values ('i1', 'case', 'm1', '{"id": "m1", "name": "Ratri Maheswari"}', 'id', '{internal-medicine}', 'Demam hari kelima', 'Ringkasan', '{}',
    '{"kind": "verified", "specialities": []}', 'published', '2026-11-02Z', '2026-11-03Z', 1, 3);
insert into library.comment (id, item_id, author_id, byline, text) values ('c1', 'i1', 'm2', '{"id": "m2", "name": "Arjun Nair"}', '{"type": "doc", "content": []}');
insert into library.bookmark (member_id, item_id) values ('m2', 'i1');
insert into library.reaction (target, target_id, member_id, reaction) values ('item', 'i1', 'm2', 'helpful');
insert into library.view (day, item_id, member_id) values
  ('2024-02-29', 'i1', 'm1'), ('2026-10-31', 'i1', 'm2'), ('2026-11-01', 'i1', 'm2');
insert into cases.draft (id, author_id, content, settings) values ('d1', 'm1', '{}', '{}');
insert into notifications.notification (id, member_id, kind, byline, item_id, comment_id, in_app, awaits_mail, started_at, at, read_at) values
  ('n1', 'm1', 'answer', '{"id": "m2", "name": "Arjun Nair"}', 'i1', 'c1', true, false, '2026-10-31 23:59:59.999999Z', '2026-11-01 00:20:00Z', null),
  ('n2', 'm1', 'followed', '{"id": "m2", "name": "Arjun Nair"}', null, null, true, false, '2026-11-01 00:00:00Z', '2026-11-01 00:00:00Z', '2026-11-02Z');
insert into notifications.cause (member_id, key) values ('m1', 'comment c1');
insert into moderation.report (id, target, target_id, member_id, reason, note, created_at) values ('r1', 'item', 'i1', 'm2', 'identifies', 'A name', '2026-11-02Z');
insert into moderation.audit (id, at, action, staff_id, subject, subject_id, ground, reason) values
  ('a1', '2026-01-31 23:59:59Z', 'publish', 'm2', 'item', 'i1', null, null), ('a2', '2026-11-02Z', 'publish', 'm2', 'item', 'i1', null, 'Looks right');
insert into network.follow (follower_id, member_id) values ('m2', 'm1');
insert into profiles.profile (member_id, about) values ('m1', 'Internist in Semarang');
insert into search.person (member_id, words, weight, vocabulary) values ('m1', to_tsvector('simple', 'Ratri Maheswari'), 1, '{ratri,maheswari}');
