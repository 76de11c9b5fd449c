/** The form about oneself in the settings: all that onboarding asks for step by step, of which a save sends what was changed. */
import type { UserBasicDetail } from '../member.contract.ts';
import { type BasicValues, basicInput, basicValues } from './basic-fields.tsx';
import { type PracticeValues, practiceInput, practiceValues } from './practice-fields.tsx';

export interface DetailValues extends BasicValues, PracticeValues {
  readonly isProfileListed: boolean;
}

export const detailValues = (me: UserBasicDetail): DetailValues => ({
  ...basicValues(me),
  ...practiceValues(me),
  isProfileListed: me.is_profile_listed,
});

/**
 * As the operation takes it. Who put practice off until later can still save the rest; what had been filled in and is empty now is sent
 * as it is, and refused at its field.
 */
export function detailInput(written: DetailValues, changed: Partial<DetailValues>) {
  const { isProfileListed } = written;
  const all = { ...basicInput(written), ...practiceInput(written), isProfileListed };
  return Object.fromEntries(Object.entries(all).filter(([name]) => name in changed)) as Partial<typeof all>;
}
