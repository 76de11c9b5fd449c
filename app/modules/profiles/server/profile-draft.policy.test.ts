import { describe, expect, it } from 'vitest';
import type { DraftAcademic, DraftWorkplace, ProfileDraftContent } from '../profile-draft.contract.ts';
import { checkProfileDraft } from './profile-draft.policy.ts';

const draft = (change: Partial<ProfileDraftContent> = {}): ProfileDraftContent => ({
  about: '  I look after livers.  ',
  photoId: null,
  workplace: 'District hospital, Bandung',
  subSpeciality: ' ',
  practisingSince: '2015',
  isProfileListed: true,
  academics: [],
  workplaces: [],
  publications: [],
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
        academics: [],
        workplaces: [],
        publications: [],
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

const study = (change: Partial<DraftAcademic> = {}): DraftAcademic => ({
  id: 'a1',
  course: 'Profesi Dokter (dr.)',
  institute: 'Universitas Diponegoro',
  fromYear: ' 2008 ',
  toYear: '2010',
  ...change,
});
const place = (change: Partial<DraftWorkplace> = {}): DraftWorkplace => ({
  id: 'w1',
  name: 'District hospital',
  role: ' ',
  city: 'Semarang',
  fromYear: '2012',
  toYear: '2020',
  current: false,
  ...change,
});
const nextYear = String(new Date().getUTCFullYear() + 2);

describe('where one studied and worked', () => {
  it('becomes rows with years; who still works there has no last one, whatever was typed', () => {
    const { profile } = checkProfileDraft(
      draft({ academics: [study({ toYear: '' })], workplaces: [place(), place({ id: 'w2', current: true })] }),
    );
    expect(profile?.academics).toEqual([
      { id: 'a1', course: 'Profesi Dokter (dr.)', institute: 'Universitas Diponegoro', fromYear: 2008, toYear: null },
    ]);
    expect(profile?.workplaces).toEqual([
      { id: 'w1', name: 'District hospital', role: null, city: 'Semarang', fromYear: 2012, toYear: 2020 },
      { id: 'w2', name: 'District hospital', role: null, city: 'Semarang', fromYear: 2012, toYear: null },
    ]);
  });

  it.each([
    [{ academics: [study({ course: ' ' })] }, { 'academics.0.course': 'validation.required' }],
    [{ academics: [study({ fromYear: '2011' })] }, { 'academics.0.toYear': 'profiles.validation.yearOrder' }],
    [{ academics: [study({ toYear: nextYear })] }, { 'academics.0.toYear': 'profiles.validation.yearRange' }],
    [{ academics: [study({ fromYear: '1939' })] }, { 'academics.0.fromYear': 'profiles.validation.yearRange' }],
    [{ academics: [study({ fromYear: 'long ago' })] }, { 'academics.0.fromYear': 'profiles.validation.year' }],
    [{ academics: [study(), study()] }, { academics: 'validation.invalid' }],
    [{ workplaces: [place(), place({ id: 'w2', fromYear: '' })] }, { 'workplaces.1.fromYear': 'validation.required' }],
    [{ workplaces: [place({ toYear: '' })] }, { 'workplaces.0.toYear': 'validation.required' }],
    [{ workplaces: [place({ toYear: '2011' })] }, { 'workplaces.0.toYear': 'profiles.validation.yearOrder' }],
    [{ workplaces: [place({ fromYear: nextYear, current: true })] }, { 'workplaces.0.fromYear': 'profiles.validation.yearRange' }],
    [{ publications: ['no doi'] }, { 'publications.0': 'profiles.validation.doi' }],
  ])('with %o is not ready', (change, fields) => {
    expect(checkProfileDraft(draft(change))).toEqual({ profile: null, fields });
  });
});
