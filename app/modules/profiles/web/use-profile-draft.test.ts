import { describe, expect, it } from 'vitest';
import type { ProfileDraftContent } from '../profile-draft.contract.ts';
import { broughtBack, type WrittenProfile } from './use-profile-draft.ts';

const content: ProfileDraftContent = {
  about: 'I look after hearts.',
  photoId: 'photo-1',
  workplace: 'RS Sehat',
  subSpeciality: '',
  practisingSince: '2011',
  isProfileListed: true,
  academics: [{ id: 'row-1', course: 'Sp.JP', institute: 'UI', fromYear: '2005', toYear: '2010' }],
  workplaces: [],
  publications: [],
};
const photo = { id: 'photo-1' } as WrittenProfile['photo'];
const server = (change: Partial<ProfileDraftContent> = {}): WrittenProfile => ({ content: { ...content, ...change }, photo, works: [] });
const kept = (fields: Partial<ProfileDraftContent>, from: Partial<ProfileDraftContent>) => ({ fields, from, photo: null, works: [] });

describe('what a device kept of a profile', () => {
  it('comes back over what the server has, which nobody changed meanwhile', () => {
    const { written, isStale } = broughtBack(server(), kept({ about: 'On the phone' }, { about: content.about }));
    expect(isStale).toBe(false);
    expect(written).toEqual({ ...server({ about: 'On the phone' }) });
  });

  it('leaves what another device changed in other fields', () => {
    const { written, isStale } = broughtBack(server({ workplace: 'RS Laptop' }), kept({ about: 'On the phone' }, { about: content.about }));
    expect(isStale).toBe(false);
    expect(written.content).toEqual({ ...content, workplace: 'RS Laptop', about: 'On the phone' });
  });

  it('is asked about where another device changed the same field', () => {
    const { written, isStale } = broughtBack(
      server({ about: 'On the laptop', workplace: 'RS Laptop' }),
      kept({ about: 'On the phone' }, { about: content.about }),
    );
    expect(isStale).toBe(true);
    expect(written.content).toEqual({ ...content, workplace: 'RS Laptop', about: 'On the phone' });
  });

  it('is no question where the server has it already, however the database orders its parts', () => {
    const fields = { academics: [{ ...content.academics[0], toYear: '2011' }] } as Partial<ProfileDraftContent>;
    const stored = { toYear: '2011', fromYear: '2005', institute: 'UI', course: 'Sp.JP', id: 'row-1' };
    const { isStale } = broughtBack(server({ academics: [stored] }), kept(fields, { academics: content.academics }));
    expect(isStale).toBe(false);
  });

  it('brings the picture back with its field only', () => {
    expect(broughtBack(server(), kept({ about: 'x' }, { about: content.about })).written.photo).toBe(photo);
    expect(broughtBack(server(), kept({ photoId: null }, { photoId: 'photo-1' })).written.photo).toBeNull();
  });
});
