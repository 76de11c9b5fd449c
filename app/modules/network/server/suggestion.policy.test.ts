import { describe, expect, it } from 'vitest';
import { MAX_SUGGESTED } from '../suggestion.contract.ts';
import { becauseOf, type Candidate, type Colleague, listOf } from './suggestion.policy.ts';

const YEAR = 2026;
const ratri: Colleague = {
  id: 'ratri',
  speciality: 'nephrology',
  interests: ['nephrology', 'cardiology', 'critical-care'],
  country: 'ID',
  province: 'Jawa Tengah',
  city: 'Semarang',
  practisingSince: 2016,
};
const other = (id: string, facts: Partial<Candidate> = {}): Candidate => ({
  id,
  speciality: 'dermatology',
  interests: ['dermatology'],
  country: 'ID',
  province: 'Bali',
  city: 'Denpasar',
  practisingSince: 2020,
  followedBy: 0,
  followers: 0,
  ...facts,
});
const ids = (list: Parameters<typeof listOf>[0], candidates: Candidate[]) => listOf(list, ratri, candidates, YEAR).map(({ id }) => id);

describe('what two have in common', () => {
  it('is speciality, followers, place and the interests beside the own speciality', () => {
    const near = other('a', {
      speciality: 'nephrology',
      interests: ['nephrology', 'cardiology'],
      province: 'Jawa Tengah',
      city: ' semarang',
      followedBy: 2,
    });
    expect(becauseOf(ratri, near)).toEqual({ sameSpeciality: true, followedBy: 2, place: 'city', interests: ['cardiology'] });
  });

  it('is no city of the same name elsewhere, and nothing for who says nothing', () => {
    expect(becauseOf(ratri, other('a', { province: 'Jawa Timur', city: 'Semarang' })).place).toBeNull();
    expect(becauseOf(ratri, other('a', { country: 'IN', province: 'Jawa Tengah' })).place).toBeNull();
    expect(becauseOf(ratri, other('a', { province: 'Jawa Tengah', city: null })).place).toBe('province');
    const silent = { ...ratri, speciality: null, interests: [], province: null, city: null };
    expect(becauseOf(silent, other('a', { speciality: null, province: null, city: null }))).toEqual({
      sameSpeciality: false,
      followedBy: 0,
      place: null,
      interests: [],
    });
  });
});

describe('lists', () => {
  it('hold nobody without a reason', () => {
    for (const list of ['mayKnow', 'similarInterest', 'followingCircle', 'mindedExperts', 'expertsNear'] as const) {
      expect(ids(list, [other('stranger', { followers: 900, practisingSince: 1990 })])).toEqual([]);
    }
  });

  it('of people one may know put common acquaintances before the field, and the field before the city', () => {
    const [known, field, city] = [
      other('known', { followedBy: 2 }),
      other('field', { speciality: 'nephrology' }),
      other('city', { province: 'Jawa Tengah', city: 'Semarang' }),
    ];
    expect(ids('mayKnow', [city, field, known])).toEqual(['known', 'field', 'city']);
  });

  it('of similar interest and of the circle count what their name says', () => {
    const [two, one] = [
      other('two', { interests: ['cardiology', 'critical-care'] }),
      other('one', { interests: ['cardiology'], followedBy: 4 }),
    ];
    expect(ids('similarInterest', [one, two, other('own', { speciality: 'nephrology', interests: ['nephrology'] })])).toEqual([
      'two',
      'one',
    ]);
    expect(ids('followingCircle', [two, one, other('three', { followedBy: 5 })])).toEqual(['three', 'one']);
  });

  it('of experts hold who has practised for ten years, near ones by city before province', () => {
    const city = { province: 'Jawa Tengah', city: 'Semarang' };
    const candidates = [
      other('province', { province: 'Jawa Tengah', practisingSince: 2000, followers: 500 }),
      other('city', { ...city, practisingSince: 2016 }),
      other('young', { ...city, practisingSince: 2017 }),
      other('unknown', { ...city, practisingSince: null }),
      other('field', { speciality: 'nephrology', practisingSince: 2001 }),
      other('cardiologist', { speciality: 'cardiology', interests: ['cardiology'], practisingSince: 2001 }),
      other('renowned', { speciality: 'nephrology', practisingSince: 2001, followers: 30 }),
    ];
    expect(ids('expertsNear', candidates)).toEqual(['city', 'province']);
    expect(ids('mindedExperts', candidates)).toEqual(['renowned', 'field', 'cardiologist']);
  });

  it('are bounded, and the same whatever order the candidates come in', () => {
    const many = Array.from({ length: MAX_SUGGESTED + 20 }, (_, n) =>
      other(`c${String(n).padStart(3, '0')}`, { speciality: 'nephrology' }),
    );
    expect(ids('mayKnow', many)).toHaveLength(MAX_SUGGESTED);
    expect(ids('mayKnow', many.toReversed())).toEqual(ids('mayKnow', many));
  });
});
