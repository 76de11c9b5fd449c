/** The clock by which a member is told when something happened. */
import type { Database } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { MemberRow } from './byline.policy.ts';
import { homeZone } from './home-zone.policy.ts';

/** The one that a member has chosen. The module that keeps it says so. */
export type ChosenZone = (db: Database, memberId: string) => Promise<string | null>;

const kept: { zoneOf: ChosenZone } = { zoneOf: async () => null };

/** Called once by the module that keeps it, as it is loaded. */
export function addChosenZone(zoneOf: ChosenZone): void {
  kept.zoneOf = zoneOf;
}

/** Of readers of whom nothing is known yet. */
const FIRST: Readonly<Record<Language, string>> = { en: 'UTC', id: 'Asia/Jakarta' };

export const readerZone = async (
  db: Database,
  { id, language, ...place }: Pick<MemberRow, 'id' | 'language' | 'country' | 'province'>,
): Promise<string> => (await kept.zoneOf(db, id)) ?? homeZone(place) ?? FIRST[language];
