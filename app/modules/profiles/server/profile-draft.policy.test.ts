import { describe, expect, it } from 'vitest';
import type { ProfileDraftContent } from '../profile-draft.contract.ts';
import { checkProfileDraft } from './profile-draft.policy.ts';

const draft = (change: Partial<ProfileDraftContent> = {}): ProfileDraftContent => ({
  about: '  I look after livers.  ',
  photoId: null,
  workplace: 'District hospital, Bandung',
  subSpeciality: ' ',
  practisingSince: '2015',
  isProfileListed: true,
  ...change,
});

describe('a draft of a page', () => {
  it('becomes the page: trimmed, with a number for the year and nothing for blanks', () => {
    expect(checkProfileDraft(draft())).toEqual({
      profile: {
        about: 'I look after livers.',
        photoId: null,
        workplace: 'District hospital, Bandung',
        subSpeciality: null,
        practisingSince: 2015,
        isProfileListed: true,
      },
      fields: {},
    });
  });

  it.each([
    [{ workplace: '  ' }, { workplace: 'validation.required' }],
    [{ practisingSince: '' }, { practisingSince: 'validation.required' }],
    [{ practisingSince: 'long ago' }, { practisingSince: 'profiles.validation.year' }],
    [{ practisingSince: '15' }, { practisingSince: 'profiles.validation.year' }],
    [{ practisingSince: '9999' }, { practisingSince: 'identity.validation.practisingSince' }],
    [{ about: 'a'.repeat(2001) }, { about: 'profiles.validation.aboutLong' }],
    [{ subSpeciality: 'b'.repeat(81) }, { subSpeciality: 'validation.tooLong' }],
  ])('with %o is not ready', (change, fields) => {
    expect(checkProfileDraft(draft(change))).toEqual({ profile: null, fields });
  });
});
