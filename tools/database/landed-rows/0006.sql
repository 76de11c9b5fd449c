-- What notices are about, and what members cite.
insert into news.noticed_work (name, notice_id, kind) values ('10.1000/gone', 'n1', 'retraction'), ('a remedy that helped nobody at all', 'n1', 'retraction');
insert into news.citation (holder_id, n, doi, link_key, title_key) values ('c1', 0, '10.1000/gone', 'journal.example/gone', null);
-- A case whose question was answered: its votes stay where they were given.
insert into library.item (id, kind, author_id, byline, language, specialities, title, summary, card, respondents, status, published_at, activity_at, answers)
  values ('i6', 'case', 'm1', '{"id": "m1", "name": "Ratri Maheswari"}', 'en', '{internal-medicine}', 'Fever on day five', 'Summary', '{}',
    '{"kind": "verified", "specialities": []}', 'published', '2026-11-02Z', '2026-11-03Z', 1);
insert into cases.record (id, author_id, content, images, consent_kind, consent_at)
  values ('i6', 'm1', '{"question": {"text": "What next?", "options": ["Wait", "Treat"]}}', '{}', 'written', '2026-11-01Z');
insert into cases.answer (case_id, member_id, option) values ('i6', 'm2', 1);
insert into cases.tally (case_id, option, speciality, votes) values ('i6', 1, 'cardiology', 1);
