-- Where a thread stands, in the words of its author.
update forums.thread
  set recap = '{"agreed": ["Fluids by urine output"], "contested": [], "open": ["When to stop"], "byId": "m1", "at": "2026-11-21T08:00:00.000Z"}', recap_version = 1
  where id = 'i2';
