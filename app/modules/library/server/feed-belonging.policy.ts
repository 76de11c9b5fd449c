/** What is close to a member beside colleagues: places they belong to and sources they follow. The modules that keep it name it. */
import type { Database } from '#platform/db/database.ts';

export interface NamedPlace {
  /** The `place` of its items. */
  readonly id: string;
  readonly name: string;
}

/** The places a member belongs to, at most `limit`, those where something happened last first. */
export type MemberPlaces = (db: Database, memberId: string, limit: number) => Promise<readonly NamedPlace[]>;

/** Ids of the sources a member follows. */
export type MemberSources = (db: Database, memberId: string) => Promise<readonly string[]>;

/** What happens in more places than these is found there. */
const MOST_PLACES = 30;

const nothing = async () => [];
const kept: { places: MemberPlaces; sources: MemberSources } = { places: nothing, sources: nothing };

/** Called once by the module that keeps the places, as it is loaded. */
export function addMemberPlaces(places: MemberPlaces): void {
  kept.places = places;
}

/** Called once by the module that keeps the sources, as it is loaded. */
export function addMemberSources(sources: MemberSources): void {
  kept.sources = sources;
}

export const placesOf = (db: Database, memberId: string): Promise<readonly NamedPlace[]> => kept.places(db, memberId, MOST_PLACES);

export const sourcesOf = (db: Database, memberId: string): Promise<readonly string[]> => kept.sources(db, memberId);
