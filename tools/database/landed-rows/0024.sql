-- Who took a repost back while its note was out of sight.
insert into library.held_sharer (item_id, member_id) values ('i2', 'm2');
