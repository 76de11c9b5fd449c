-- What notices are about, and what members cite.
insert into news.noticed_work (name, notice_id, kind) values ('10.1000/gone', 'n1', 'retraction'), ('a remedy that helped nobody at all', 'n1', 'retraction');
insert into news.citation (holder_id, n, doi, link_key, title_key) values ('c1', 0, '10.1000/gone', 'journal.example/gone', null);
