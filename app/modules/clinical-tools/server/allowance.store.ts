/** Counts a check against the caller's allowance of the day, once however often the same is asked and while it is being written. */
import { hash } from 'node:crypto';
import { wallClock } from '#platform/i18n/time-zone.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { type JsonPart, JsonText } from '#platform/operation/handler.ts';
import type { Tool, UseLeft } from '../clinical-tools.contract.ts';
import { entitlementOf } from './entitlement.policy.ts';
import { goesOn, type Sitting, widest } from './sitting.policy.ts';
import { countUse, growUse } from './use.store.ts';

/** Checks that this process knows to be counted: the same asked again costs no look at the database. */
const known = new Map<string, true>();
/** The check that each member is at and what is left after it, by member, day and tool. Another process counts it once more at worst. */
const sittings = new Map<string, Sitting & { readonly left: number; readonly fingerprint: string }>();
const MOST_KNOWN = 20_000;

/** Days begin where most readers live, not in Greenwich. */
function today(): string {
  const minute = Math.floor(Date.now() / 60_000);
  if (minute !== lookedAt.minute) lookedAt = { minute, day: wallClock('Asia/Jakarta', new Date()).slice(0, 10) };
  return lookedAt.day;
}
/** Formatting an instant costs more than all else of a check that is known: once a minute is often enough. */
let lookedAt = { minute: 0, day: '' };

const hashOf = (text: string) => hash('sha256', text, 'base64url').slice(0, 22);

/** What makes a check another one. */
export interface Subject {
  /** In a fixed order; a check that goes on keeps most of them. None at all is no check yet. */
  readonly parts: readonly string[];
  /** All of it, where the parts do not hold it all. */
  readonly whole?: string;
}

interface Asked {
  readonly memberId: string;
  readonly day: string;
  readonly tool: Tool;
  readonly fingerprint: string;
  readonly perDay: number;
  /** By member, day and tool. */
  readonly place: string;
  readonly parts: ReadonlySet<string>;
}

/** What is left after it; throws when the day's checks are used up. */
export async function spend(
  { services, viewer }: MemberContext,
  tool: Tool,
  { parts: subject, whole = JSON.stringify(subject) }: Subject,
): Promise<UseLeft> {
  const { perDay } = entitlementOf(viewer, tool, services.settings);
  if (perDay === null || subject.length === 0) return { remaining: null, perDay: null };
  const day = today();
  const place = `${viewer.id}|${day}|${tool}`;
  const fingerprint = hashOf(whole);
  const sitting = sittings.get(place);
  if (sitting?.fingerprint === fingerprint) return { remaining: sitting.left, perDay };
  const asked: Asked = { memberId: viewer.id, day, tool, fingerprint, perDay, place, parts: new Set(subject.map(hashOf)) };
  return { remaining: await inTurn(place, () => leftAfter(services, asked)), perDay };
}

/** Of one member one after another: two questions of a list that is being typed may be under way at once, and the second goes on from the first. */
const turns = new Map<string, Promise<unknown>>();

async function inTurn<T>(place: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(place);
  // The one before has told its own caller what went wrong with it.
  const mine = before === undefined ? work() : before.then(work, work);
  turns.set(place, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(place) === mine) turns.delete(place);
  }
}

async function leftAfter({ database }: MemberContext['services'], asked: Asked): Promise<number> {
  const { place, fingerprint, parts, perDay, tool } = asked;
  const key = `${place}|${fingerprint}`;
  const now = Date.now();
  const sitting = sittings.get(place);
  if (sitting !== undefined && goesOn(sitting, parts, now)) {
    // What a query counts is no part of what it answers: it goes to the primary, wherever the query reads.
    if (!known.has(key)) await growUse(database.db, asked);
    remember(known, key, true);
    remember(sittings, place, { ...sitting, parts: widest(sitting, parts), fingerprint });
    return sitting.left;
  }
  if (sitting !== undefined && known.has(key)) {
    remember(sittings, place, { ...sitting, parts, fingerprint });
    return sitting.left;
  }
  const { used, allowed } = await database.transaction((db) => countUse(db, asked));
  if (!allowed) throw new Failure('clinical-tools.quotaUsed', { values: { perDay }, details: { tool, perDay } });
  const left = Math.max(0, perDay - used);
  remember(known, key, true);
  remember(sittings, place, { began: now, parts, left, fingerprint });
  return left;
}

/** An answer of its members and what is left. */
export const withUse = (members: readonly JsonPart[], { remaining, perDay }: UseLeft): JsonText =>
  new JsonText('{', ...members, `,"remaining":${remaining},"perDay":${perDay}}`);

function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (map.size >= MOST_KNOWN) map.clear();
  map.set(key, value);
}
