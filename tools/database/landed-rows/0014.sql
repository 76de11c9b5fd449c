-- A series, and a repost with a note that staff look at.
insert into videos.series (id, version) values ('s1', 2);
insert into library.repost (id, item_id, member_id, byline, note, held_at) values
  ('r1', 'i2', 'm2', '{"id": "m2", "name": "Arjun Nair"}', 'Baca sampai akhir', '2026-11-22Z');
