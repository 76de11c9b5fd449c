-- Where people talk: a conversation of two, a community with its forum, an open thread with an answer.
insert into chat.conversation (id, kind, pair, maker_id, seq, revision, written_seq) values ('k1', 'pair', 'm1 m2', 'm1', 2, 2, 2);
insert into chat.message (conversation_id, seq, id, revision, author_id, client_id, text, reply_to) values
  ('k1', 1, 'w1', 1, 'm1', 'at m1', 'Boleh bertanya soal pasien tadi?', null), ('k1', 2, 'w2', 2, 'm2', 'at m2', 'Silakan', 'w1');
insert into chat.participant (conversation_id, member_id, read_seq) values ('k1', 'm1', 2), ('k1', 'm2', 2);
insert into chat.reaction (message_id, member_id, emoji) values ('w2', 'm1', '👍');
insert into communities.community (id, name, about, kind, entry, language, specialities, rules, owner_id, members) values
  ('o1', 'Internis Semarang', 'Kasus dan kabar', 'speciality', 'request', 'id', '{internal-medicine}', '{"Tanpa nama pasien"}', 'm1', 1);
insert into communities.membership (community_id, member_id, standing, role) values ('o1', 'm1', 'member', 'owner'), ('o1', 'm2', 'asked', 'member');
insert into forums.forum (id, name, about, rules, kind, language, specialities, owner_id, members, threads) values
  ('f1', 'Demam', 'Demam yang belum jelas', '{}', 'private', 'id', '{internal-medicine}', 'm1', 2, 1);
insert into forums.membership (forum_id, member_id, standing, role) values ('f1', 'm1', 'member', 'owner'), ('f1', 'm2', 'member', 'member');
insert into communities.community_forum (forum_id, community_id) values ('f1', 'o1');
insert into library.item (id, kind, author_id, byline, language, specialities, title, summary, card, respondents, status, published_at, activity_at, comments, views) values
  ('i2', 'thread', 'm1', '{"id": "m1", "name": "Ratri Maheswari"}', 'id', '{internal-medicine}', 'Kapan biakan diulang?', 'Ringkasan', '{}',
    '{"kind": "verified", "specialities": []}', 'published', '2026-11-20Z', '2026-11-20Z', 1, 2),
  ('i3', 'article', 'm1', '{"id": "m1", "name": "Ratri Maheswari"}', 'en', '{internal-medicine}', 'A sample article', 'Summary', '{}',
    '{"kind": "verified", "specialities": []}', 'published', '2026-11-20Z', '2026-11-20Z', 0, 0);
insert into forums.thread (id, forum_id, author_id, text, "references") values ('i2', 'f1', 'm1', '{"type": "doc", "content": []}', '[]');
insert into library.comment (id, item_id, author_id, byline, text) values ('c2', 'i2', 'm2', '{"id": "m2", "name": "Arjun Nair"}', '{"type": "doc", "content": []}');
insert into news.article (id, source_id, title, journal, authors, type, abstract, terms, published_at) values
  ('i3', 'sample', 'A sample article', 'A journal', '{}', 'review', '', '{}', '2026-11-20Z');
insert into network.block (member_id, blocked_id) values ('m2', 'm1');
