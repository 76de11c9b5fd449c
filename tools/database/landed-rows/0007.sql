-- A community that its owner has closed.
insert into communities.community (id, name, about, kind, entry, language, specialities, rules, owner_id, members, closed_at, closed_by_staff, closed_reason)
  values ('o2', 'Residents of 2019', 'Where we met.', 'speciality', 'request', 'en', '{cardiology}', '{}', 'm1', 1, '2026-11-20Z', false, 'All have graduated.');
