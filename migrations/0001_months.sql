-- Tables that only grow are kept by month: see docs/decisions/0017-months.md.
CREATE FUNCTION "platform"."add_month"("parent" regclass, "month" date) RETURNS boolean
LANGUAGE plpgsql SET lock_timeout = '5s' AS $$
-- Makes the partition of a month and brings home what waited for it in the rest. False when the month is there already.
DECLARE
  home name; title name; key name; suffix text; part text; rest regclass; lower_bound text; upper_bound text;
BEGIN
  -- Two servers may do this at once; rows may still be read and written meanwhile.
  EXECUTE format('LOCK TABLE %s IN SHARE UPDATE EXCLUSIVE MODE', parent);
  SELECT n.nspname, c.relname, a.attname, CASE a.atttypid WHEN 'date'::regtype THEN '' ELSE ' 00:00:00+00' END, p.partdefid::regclass
    INTO STRICT home, title, key, suffix, rest
    FROM pg_partitioned_table p
    JOIN pg_class c ON c.oid = p.partrelid
    JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = p.partrelid AND a.attnum = p.partattrs[0]
    WHERE p.partrelid = parent;
  part := format('%I.%I', home, title || to_char(month, '_YYYY_MM'));
  IF to_regclass(part) IS NOT NULL THEN RETURN false; END IF;
  lower_bound := date_trunc('month', month)::date || suffix;
  upper_bound := (date_trunc('month', month) + interval '1 month')::date || suffix;
  EXECUTE format('CREATE TABLE %s (LIKE %s INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE)', part, parent);
  EXECUTE format('LOCK TABLE %s IN ACCESS EXCLUSIVE MODE', rest);
  EXECUTE format('WITH late AS (DELETE FROM %s WHERE %I >= %L AND %I < %L RETURNING *) INSERT INTO %s SELECT * FROM late',
    rest, key, lower_bound, key, upper_bound, part);
  EXECUTE format('ALTER TABLE %s ATTACH PARTITION %s FOR VALUES FROM (%L) TO (%L)', parent, part, lower_bound, upper_bound);
  RETURN true;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "platform"."drop_empty_month"("parent" regclass, "part" regclass) RETURNS boolean
LANGUAGE plpgsql SET lock_timeout = '5s' AS $$
-- Removes a partition that holds nothing, as retention leaves it behind. False when it holds something.
DECLARE
  holds boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT FROM %s)', part) INTO holds;
  IF holds THEN RETURN false; END IF;
  EXECUTE format('LOCK TABLE %s IN ACCESS EXCLUSIVE MODE', parent);
  EXECUTE format('SELECT EXISTS (SELECT FROM %s)', part) INTO holds;
  IF NOT holds THEN EXECUTE format('DROP TABLE %s', part); END IF;
  RETURN NOT holds;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "platform"."keep_by_month"("source" regclass, "key" name) RETURNS void
LANGUAGE plpgsql AS $$
-- Turns a table into one that is partitioned by month, with its rows, indexes and the names of all of them. The key has to
-- be part of every unique index, and the table may have no foreign keys in either direction.
DECLARE
  home name; title name; whole text; before text; instant text; again text[]; statement text; month date;
BEGIN
  SELECT n.nspname, c.relname INTO STRICT home, title
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.oid = source;
  whole := format('%I.%I', home, title);
  before := format('%I.%I', home, title || '_before');
  EXECUTE format('LOCK TABLE %s IN ACCESS EXCLUSIVE MODE', whole);
  SELECT coalesce(array_agg(CASE WHEN k.oid IS NULL THEN pg_get_indexdef(i.indexrelid)
      ELSE format('ALTER TABLE %s ADD CONSTRAINT %I %s', whole, k.conname, pg_get_constraintdef(k.oid)) END ORDER BY k.oid), '{}')
    INTO again
    FROM pg_index i LEFT JOIN pg_constraint k ON k.conindid = i.indexrelid AND k.contype IN ('p', 'u')
    WHERE i.indrelid = source;
  EXECUTE format('ALTER TABLE %s RENAME TO %I', whole, title || '_before');
  EXECUTE format('CREATE TABLE %s (LIKE %s INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE INCLUDING COMMENTS) PARTITION BY RANGE (%I)',
    whole, before, key);
  EXECUTE format('CREATE TABLE %I.%I PARTITION OF %s DEFAULT', home, title || '_rest', whole);
  -- Months are those of UTC, whatever this session thinks of as midnight.
  SELECT CASE a.atttypid WHEN 'date'::regtype THEN format('%I::timestamp', key) ELSE format('%I AT TIME ZONE ''UTC''', key) END
    INTO STRICT instant FROM pg_attribute a WHERE a.attrelid = source AND a.attname = key;
  FOR month IN EXECUTE format(
    'SELECT date_trunc(''month'', %s)::date FROM %s UNION
     SELECT (date_trunc(''month'', now() AT TIME ZONE ''UTC'') + make_interval(months => ahead))::date FROM generate_series(0, 3) ahead',
    instant, before)
  LOOP
    PERFORM platform.add_month(whole::regclass, month);
  END LOOP;
  EXECUTE format('INSERT INTO %s SELECT * FROM %s', whole, before);
  EXECUTE format('DROP TABLE %s', before);
  FOREACH statement IN ARRAY again LOOP EXECUTE statement; END LOOP;
  EXECUTE format('ANALYZE %s', whole);
END
$$;
--> statement-breakpoint
ALTER TABLE "moderation"."audit" DROP CONSTRAINT "audit_pkey";--> statement-breakpoint
ALTER TABLE "moderation"."audit" ADD CONSTRAINT "audit_id_at_pk" PRIMARY KEY("id","at");--> statement-breakpoint
ALTER TABLE "notifications"."notification" DROP CONSTRAINT "notification_pkey";--> statement-breakpoint
ALTER TABLE "notifications"."notification" ADD CONSTRAINT "notification_id_started_at_pk" PRIMARY KEY("id","started_at");--> statement-breakpoint
SELECT "platform"."keep_by_month"('"library"."view"', 'day');--> statement-breakpoint
SELECT "platform"."keep_by_month"('"notifications"."notification"', 'started_at');--> statement-breakpoint
SELECT "platform"."keep_by_month"('"moderation"."audit"', 'at');
