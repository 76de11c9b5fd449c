import pg from 'pg';

/** True for a database without members: only such a one is filled with the sample world. */
export async function isEmpty({ databaseUrl }: { databaseUrl: string }): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await hasNoMembers(client);
  } finally {
    await client.end();
  }
}

export async function hasNoMembers(client: pg.Client | pg.Pool): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>('select not exists (select from identity.member) as empty');
  return rows[0]?.empty === true;
}
