import type pg from 'pg';

/**
 * What a database is made of, one line each, sorted: for comparing two of them. Partitions are left out: which months
 * there are depends on the rows.
 */
export async function describedSchema(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    with relation as (
      select c.oid, c.relkind, n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname not in ('pg_catalog', 'information_schema', 'jobs') and n.nspname not like 'pg\\_%' and not c.relispartition
    )
    select line from (
      select format('%s %s', case relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end, name) as line
        from relation where relkind in ('r', 'p', 'S', 'v')
      union all
      select format('column %s.%s %s%s default %s identity %s', r.name, a.attname, format_type(a.atttypid, a.atttypmod),
          case when a.attnotnull then ' not null' end, coalesce(pg_get_expr(d.adbin, d.adrelid), 'none'), a.attidentity)
        from relation r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
        left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum where r.relkind in ('r', 'p')
      union all
      select 'index ' || pg_get_indexdef(r.oid) from relation r where relkind in ('i', 'I')
      union all
      select format('constraint %s on %s: %s', k.conname, r.name, pg_get_constraintdef(k.oid))
        from relation r join pg_constraint k on k.conrelid = r.oid
      union all
      select format('partitions of %s: %s', r.name, pg_get_partkeydef(r.oid)) from relation r where relkind = 'p'
      union all
      select format('trigger %s on %s: %s', t.tgname, r.name, pg_get_triggerdef(t.oid))
        from relation r join pg_trigger t on t.tgrelid = r.oid and not t.tgisinternal
      union all
      select format('function %s', pg_get_functiondef(p.oid)) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname not in ('pg_catalog', 'information_schema', 'jobs', 'public') and p.prokind = 'f'
    ) lines order by line collate "C"`);
  return rows.map(({ line }) => line);
}
