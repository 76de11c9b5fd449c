import type { OnboardingStep } from '../member.contract.ts';
import type { MemberRow } from './byline.policy.ts';

type Row = Pick<
  MemberRow,
  | 'firstName'
  | 'country'
  | 'province'
  | 'city'
  | 'specialityId'
  | 'practisingSince'
  | 'workplace'
  | 'interests'
  | 'registrationNumber'
  | 'verification'
>;

/** What is filled in decides which steps are done: nothing else has to be kept, and a step can be taken up again anywhere. */
const isDone: Record<OnboardingStep, (row: Row) => boolean> = {
  basic: (row) => row.firstName !== null && row.country !== null && row.province !== null && row.city !== null,
  additional: (row) => row.specialityId !== null && row.practisingSince !== null && row.workplace !== null,
  interests: (row) => row.interests.length > 0,
  registration: (row) => row.registrationNumber !== null,
  submit: (row) => row.verification === 'underProcess' || row.verification === 'verified',
};

const STEPS = Object.keys(isDone) as OnboardingStep[];

/** In the order in which they are asked. */
export const doneSteps = (row: Row): OnboardingStep[] => STEPS.filter((step) => isDone[step](row));

export const nextStep = (row: Row): OnboardingStep | null => STEPS.find((step) => !isDone[step](row)) ?? null;

/** What is missing before staff can look at it. */
export const missingForVerification = (row: Row): OnboardingStep[] => STEPS.filter((step) => step !== 'submit' && !isDone[step](row));
