-- The clinical tools: what a member asked and kept, what somebody reported and who reviewed it. A forum that staff closed.
insert into clinical_tools.use (member_id, day, tool, fingerprint) values ('m1', '2026-11-21', 'interactions', 'of warfarin and ibuprofen');
insert into clinical_tools.saved_check (id, member_id, tool, name, question) values
  ('v1', 'm1', 'interactions', 'Kamar 12', '{"drugs": ["warfarin", "ibuprofen"]}');
insert into clinical_tools.error_report (id, member_id, tool, about, words) values ('e1', 'm1', 'interactions', 'warfarin + ibuprofen', 'Older than the label');
insert into clinical_tools.review (path, hash, reviewer, profession, member_id) values ('drugs/warfarin.yaml', 'hash', 'Arjun Nair', 'doctor', 'm2');
insert into communities.suggestion (basis, key, place, community_id) values ('speciality', 'internal-medicine', 1, 'o1');
update forums.forum set closed_at = '2026-11-21Z', closed_by_staff = true, closed_reason = 'Names of patients' where id = 'f1';
