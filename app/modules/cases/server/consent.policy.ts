/** How and when the patient agreed. Pure. */
import { newestDay } from '#platform/i18n/time-zone.ts';
import { type DraftSettings, needsConsent } from '../case-draft.contract.ts';

type Consent = DraftSettings['consent'];

export interface KeptConsent {
  readonly consentKind: string;
  /** Midnight UTC of the day the author gives; without one, the moment of publishing. */
  readonly consentAt: Date;
}

/** Longer ago, nobody can say any more what it was given for. */
const OLDEST_YEARS = 10;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** A day as it is kept, and as authors give it. */
export const consentDayOf = ({ consentKind, consentAt }: KeptConsent): string | null =>
  needsConsent(consentKind) ? dayOf(consentAt) : null;

/** Text key of what is wrong with the date, or null. */
export function consentDateFault({ kind, date }: Consent, now: Date): string | null {
  if (!needsConsent(kind) || date === null) return null;
  if (date > newestDay(now)) return 'cases.validation.consentDateFuture';
  const oldest = new Date(now);
  oldest.setUTCFullYear(now.getUTCFullYear() - OLDEST_YEARS);
  return date < dayOf(oldest) ? 'cases.validation.consentDateOld' : null;
}

/** The same by field path. */
export function consentComplaints(consent: Consent, now: Date): Record<string, string> {
  const fault = consentDateFault(consent, now);
  return fault === null ? {} : { 'settings.consent.date': fault };
}

/** What is kept of it. Another kind than before was given at another time, so it never takes over a date. */
export function keptConsent({ kind, date }: Consent, before: KeptConsent | null, now: Date): KeptConsent {
  const consentKind = kind ?? 'notIdentifiable';
  if (needsConsent(kind) && date !== null) return { consentKind, consentAt: new Date(`${date}T00:00:00Z`) };
  return { consentKind, consentAt: before?.consentKind === consentKind ? before.consentAt : now };
}
