/** Who is suggested to whom, in which order and why. Weights are ours; each list's order is explained in the module's README. */
import { type Because, EXPERT_YEARS, MAX_SUGGESTED, type SuggestionList } from '../suggestion.contract.ts';

export interface Colleague {
  readonly id: string;
  readonly speciality: string | null;
  readonly interests: readonly string[];
  readonly country: string | null;
  readonly province: string | null;
  readonly city: string | null;
  readonly practisingSince: number | null;
}

export interface Candidate extends Colleague {
  /** Of those whom the member follows. */
  readonly followedBy: number;
  readonly followers: number;
}

export interface Suggested {
  readonly id: string;
  readonly because: Because;
}

const SHOWN_INTERESTS = 5;

/** What the two have in common. The own speciality stands among everybody's interests and is told once. */
export function becauseOf(member: Colleague, other: Candidate): Because {
  const sameProvince = member.province !== null && member.country === other.country && same(member.province, other.province);
  return {
    sameSpeciality: member.speciality !== null && member.speciality === other.speciality,
    followedBy: other.followedBy,
    place: sameProvince ? (member.city !== null && same(member.city, other.city) ? 'city' : 'province') : null,
    interests: other.interests
      .filter((interest) => interest !== member.speciality && member.interests.includes(interest))
      .slice(0, SHOWN_INTERESTS),
  };
}

/** Cities are typed freely in some countries. */
const same = (one: string, other: string | null) => other !== null && one.trim().toLowerCase() === other.trim().toLowerCase();

/** How near two are, all in all. A common acquaintance says more than a common field, and a field more than a city. */
function closeness({ sameSpeciality, followedBy, place, interests }: Because): number {
  const near = place === 'city' ? 3 : place === 'province' ? 1 : 0;
  return 3 * Math.min(followedBy, 5) + (sameSpeciality ? 4 : 0) + near + Math.min(interests.length, 3);
}

/** Well known colleagues first among equals; twice as many followers count for one point. */
const renown = ({ followers }: Candidate) => Math.log2(1 + followers);

const isExpert = ({ practisingSince }: Colleague, year: number) => practisingSince !== null && year - practisingSince >= EXPERT_YEARS;

interface Rule {
  readonly admits: (because: Because, other: Candidate, year: number) => boolean;
  readonly score: (because: Because, other: Candidate) => number;
}

const RULES: Readonly<Record<SuggestionList, Rule>> = {
  mayKnow: {
    admits: (because) => because.followedBy > 0 || because.sameSpeciality || because.place === 'city',
    score: (because, other) => closeness(because) + renown(other) / 4,
  },
  similarInterest: {
    admits: ({ interests }) => interests.length > 0,
    score: (because) => 100 * because.interests.length + closeness(because),
  },
  followingCircle: {
    admits: ({ followedBy }) => followedBy > 0,
    score: (because) => 100 * because.followedBy + closeness(because),
  },
  mindedExperts: {
    admits: (because, other, year) =>
      isExpert(other, year) && (because.sameSpeciality || because.interests.some((one) => one === other.speciality)),
    score: (because, other) => closeness(because) + 2 * renown(other),
  },
  expertsNear: {
    admits: ({ place }, other, year) => isExpert(other, year) && place !== null,
    score: (because, other) => (because.place === 'city' ? 1000 : 0) + closeness(because) + 2 * renown(other),
  },
};

/** The best of a list, the first first. The same people in the same order whenever it is computed. */
export function listOf(
  list: SuggestionList,
  member: Colleague,
  candidates: readonly Candidate[],
  year: number = new Date().getUTCFullYear(),
): Suggested[] {
  const { admits, score } = RULES[list];
  return candidates
    .map((other) => ({ other, because: becauseOf(member, other) }))
    .filter(({ other, because }) => admits(because, other, year))
    .map(({ other, because }) => ({ id: other.id, because, score: score(because, other) }))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_SUGGESTED)
    .map(({ id, because }) => ({ id, because }));
}
