/** What other modules may ask about profiles. */
import type { Database } from '#platform/db/database.ts';
import { findAcademics, findWorkplaces } from './profile-entries.store.ts';

/** Names of the colleges and workplaces that a member's profile shows. */
export async function institutionsOf(db: Database, memberId: string): Promise<string[]> {
  const [academics, workplaces] = [await findAcademics(db, memberId), await findWorkplaces(db, memberId)];
  return [...academics.map(({ institute }) => institute), ...workplaces.map(({ name }) => name)];
}
