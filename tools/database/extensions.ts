import pg from 'pg';

/** All are "trusted": the owner of a database may create them without being superuser. */
export const EXTENSIONS = ['pg_trgm', 'unaccent'];

export async function createExtensions(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ extname: string }>('select extname from pg_extension');
  const present = new Set(rows.map((row) => row.extname));
  for (const name of EXTENSIONS) {
    if (!present.has(name)) await client.query(`create extension if not exists ${name}`);
  }
}

/** Connects, does `work`, and disconnects whatever happens. */
export async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, application_name: 'kolegia-tools', connectionTimeoutMillis: 5_000 });
  // Without a listener, a server that goes away would take the process with it; the query in flight rejects anyway.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
