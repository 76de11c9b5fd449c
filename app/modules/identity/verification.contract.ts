/** From "none" to "Profile Verified": what the member hands in, and what staff decide. */
import { z } from 'zod';
import { Id } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { line } from '#platform/richtext/line.ts';

export const VERIFICATION_STATES = ['none', 'underProcess', 'verified', 'sentBack'] as const;
export type VerificationState = (typeof VERIFICATION_STATES)[number];

/** What members of staff may do; operations ask for them as `staff:<right>`. */
export const STAFF_RIGHTS = ['verification', 'approvals', 'translations', 'news', 'promotion', 'newsletters', 'knowledge'] as const;
export type StaffRight = (typeof STAFF_RIGHTS)[number];

const moment = z.string().nullable();

/** What is known about a member, each with the time since which it is known, or null. */
export const TrustFacts = z.strictObject({
  phoneConfirmedAt: moment,
  emailConfirmedAt: moment,
  /** The registration number is in the public register. */
  numberExistsAt: moment,
  /** The person and the entry in the register are the same. */
  personMatchesAt: moment,
  verifiedByStaffAt: moment,
});
export type TrustFacts = z.infer<typeof TrustFacts>;

export const Verification = z.strictObject({
  state: z.enum(VERIFICATION_STATES),
  /** The state in the reader's language: "Profile Verified". */
  label: z.string(),
  since: z.string(),
  /** Why it was sent back. */
  reason: z.string().nullable(),
  facts: TrustFacts,
});
export type Verification = z.infer<typeof Verification>;

export const submitForVerification = command('identity.submitForVerification', {
  summary: 'Hands the own details to staff for verification; everything they need must be filled in.',
  http: main.post('/submit-for-verification'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({}),
  output: Verification,
  errors: { 'identity.incomplete': 422, 'identity.alreadySubmitted': 409 },
});

export const WaitingMember = z.strictObject({
  id: z.string(),
  memberRefNo: z.string(),
  name: z.string(),
  country: z.string().nullable(),
  province: z.string().nullable(),
  city: z.string().nullable(),
  specialityId: z.string().nullable(),
  subSpeciality: z.string().nullable(),
  practisingSince: z.int().nullable(),
  workplace: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  registrationDocumentId: z.string().nullable(),
  /** Other members who gave the same registration number: one of them is not who they say. */
  othersWithNumber: z.int(),
  /** Also names the version of the details: sent back with the decision. */
  submittedAt: z.string(),
  /** Their name, speciality or number changed after they had been verified once. */
  wasVerifiedBefore: z.boolean(),
  facts: TrustFacts,
});
export type WaitingMember = z.infer<typeof WaitingMember>;

export const listWaitingMembers = query('identity.listWaitingMembers', {
  summary: 'Members who wait for verification, longest waiting first.',
  http: main.get('/staff/verifications'),
  access: 'staff:verification',
  rate: 'read',
  input: z.strictObject({ ...PageInput }),
  output: pageOf(WaitingMember),
  errors: {},
});

// NOTE: a query although it leaves a trace: the answers of commands are kept for a while, and this one must not be.
export const readRegistrationDocument = query('identity.readRegistrationDocument', {
  summary: "The picture of a waiting member's registration certificate, for staff who verify. That it was looked at is recorded.",
  http: main.post('/staff/verifications/:memberId/document'),
  access: 'staff:verification',
  rate: 'read',
  input: z.strictObject({ memberId: Id }),
  output: z.strictObject({
    /** As a data URL: the picture has no address of its own that could be passed on. */
    image: z.string().max(8_000_000),
  }),
  errors: { 'identity.noDocument': 404 },
});

/** Whom, and as of when: a decision on details that were changed meanwhile is refused. */
const decided = { memberId: Id, submittedAt: z.iso.datetime() };

export const decideVerification = command('identity.decideVerification', {
  summary: 'Verifies a waiting member, or sends the request back with a reason; records what staff found out.',
  http: main.post('/staff/verifications/:memberId'),
  access: 'staff:verification',
  rate: 'write',
  input: z.discriminatedUnion('decision', [
    // Nobody is verified on half the facts: a valid number alone may be a stolen one.
    z.strictObject({ decision: z.literal('verify'), ...decided, numberExists: z.literal(true), personMatches: z.literal(true) }),
    z.strictObject({
      decision: z.literal('sendBack'),
      ...decided,
      numberExists: z.boolean().default(false),
      personMatches: z.boolean().default(false),
      /** Shown to the member. */
      reason: line(500),
    }),
  ]),
  output: z.strictObject({ memberId: z.string(), state: z.enum(VERIFICATION_STATES), facts: TrustFacts }),
  errors: { 'identity.memberNotFound': 404, 'identity.notWaiting': 409, 'identity.ownVerification': 403 },
});
