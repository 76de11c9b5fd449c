-- What ORCID says a member wrote, and a thread that names colleagues.
insert into profiles.claimed_work (member_id, doi, title, journal, year) values ('m1', '10.1000/claimed', 'A work of theirs', 'A journal', 2024);
update forums.thread set named = '{m2}' where id = 'i2';
