-- An issue that was withdrawn while it was on its way, and the reader for whom it is kept back.
insert into newsletters.newsletter (id, slug, name, about, language, audience, owner_id) values ('n1', 'igd-malam', 'IGD malam', 'Dua mingguan', 'id', 'members', 'm1');
insert into newsletters.issue (id, newsletter_id, writer_id, title, intro, entries, "inner", tried_at) values
  ('u1', 'n1', 'm1', 'Edisi pertama', '{}', '[{"itemId": "i2", "note": ""}]', '{}', '2026-11-22Z');
insert into newsletters.kept_back (issue_id, member_id) values ('u1', 'm2');
