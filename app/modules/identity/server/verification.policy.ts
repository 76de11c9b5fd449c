import type { TrustFacts, Verification } from '../verification.contract.ts';
import type { MemberRow } from './byline.policy.ts';
import type { MemberChange } from './member.store.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** "Verified by staff" holds for the details as they were then: after a new name or number it is not said any more, to nobody. */
export const trustFacts = (row: MemberRow): TrustFacts => ({
  phoneConfirmedAt: iso(row.phoneConfirmedAt),
  emailConfirmedAt: iso(row.emailConfirmedAt),
  numberExistsAt: iso(row.numberExistsAt),
  personMatchesAt: iso(row.personMatchesAt),
  verifiedByStaffAt: row.verification === 'verified' ? iso(row.verifiedByStaffAt) : null,
});

export const verificationView = (row: MemberRow, text: (key: string) => string): Verification => ({
  state: row.verification,
  label: text(`identity:verification.${row.verification}`),
  since: row.verificationAt.toISOString(),
  reason: row.sentBackReason,
  facts: trustFacts(row),
});

/** What staff vouch for. Who may change it unseen could become somebody else after having been verified. */
const VOUCHED_FOR = ['title', 'firstName', 'lastName', 'country', 'specialityId', 'registrationNumber'] as const;
const NAME_FIELDS = ['firstName', 'lastName'] as const;
/** Each country has a register of its own: the same number is another one there. */
const NUMBER_FIELDS = ['country', 'registrationNumber'] as const;

/** The member's own change, with what it means for verification. */
export function changeWithConsequences(before: MemberRow, change: MemberChange, now: Date): MemberChange {
  const differs = (fields: readonly (keyof MemberRow & keyof MemberChange)[]) =>
    fields.some((field) => change[field] !== undefined && change[field] !== before[field]);
  const isNewNumber = differs(NUMBER_FIELDS);
  const facts: MemberChange = {
    ...(isNewNumber && { numberExistsAt: null }),
    ...((isNewNumber || differs(NAME_FIELDS)) && { personMatchesAt: null }),
  };
  const wasHandedIn = before.verification === 'verified' || before.verification === 'underProcess';
  // The time moves too: a decision that staff make on the details as they were is refused.
  const again = wasHandedIn && differs(VOUCHED_FOR);
  return { ...change, ...facts, ...(again && { verification: 'underProcess', verificationAt: now }) };
}
