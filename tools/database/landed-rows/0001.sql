-- In a month that has its partition, and in one that has none.
insert into library.view (day, item_id, member_id) values (current_date, 'i1', 'm1'), ('2019-07-01', 'i1', 'm2');
