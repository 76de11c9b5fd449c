import type { TestWorld } from './test-world.ts';

/** Watches the storage: names of files that were written or read while a transaction stood open and waited for that. */
export function filesInTransactions({ runtime }: TestWorld): string[] {
  const { storage } = runtime.services;
  const held: string[] = [];
  const note = async (key: string) => {
    const { rowCount } = await runtime.database.pool.query(
      `select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
    );
    if (rowCount !== 0) held.push(key);
  };
  const { put, get } = storage;
  Object.assign(storage, {
    async put(...file: Parameters<typeof put>) {
      await note(file[0]);
      await put(...file);
    },
    async get(key: string) {
      await note(key);
      return get(key);
    },
  });
  return held;
}
