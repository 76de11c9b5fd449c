import type { Language } from '#platform/i18n/languages.ts';
import { handle } from '#platform/operation/handler.ts';
import {
  type Course,
  fetchCourses,
  fetchInstitutes,
  fetchServices,
  type Institute,
  listWorkplaceKinds,
  type Named,
} from '../career.contract.ts';
import { COURSES } from './courses.data.ts';
import { INSTITUTE_ALIASES } from './institute-aliases.data.ts';
import { INDIAN_COLLEGES, INDONESIAN_UNIVERSITIES, OTHER_INSTITUTES } from './institutes.data.ts';
import { listByLanguage, type NameEntry } from './name-list.policy.ts';
import { slugOf } from './place-name.policy.ts';
import { SERVICES, WORKPLACE_KINDS } from './practice.data.ts';

const named =
  (entries: readonly { slug: string; en: string; id: string }[]) =>
  (language: Language): NameEntry<Named>[] =>
    entries.map(({ slug, [language]: name }) => ({ slug, name, value: { slug, name } }));

const courses = listByLanguage<Course>((language) =>
  COURSES.map(({ slug, level, [language]: name }) => ({ slug, name, also: titlesIn(name), value: { slug, name, level } })),
);

/** SpPD for Sp.PD, as it is mostly typed. */
const titlesIn = (name: string): string[] => (/\(([^)]+)\)$/.exec(name)?.[1] ?? '').split(', ').map((title) => title.replaceAll('.', ''));

const institutes: readonly Institute[] = [
  ...INDONESIAN_UNIVERSITIES.map((name) => institute('ID', name)),
  ...INDIAN_COLLEGES.map((name) => institute('IN', name)),
  ...Object.entries(OTHER_INSTITUTES).flatMap(([country, names]) => names.map((name) => institute(country, name))),
];

function institute(country: string, name: string): Institute {
  return { slug: `${country.toLowerCase()}-${slugOf(name)}`, name, country };
}

/** "FK Unair", "Fakultas Kedokteran Universitas Airlangga": a university stands for its faculty. */
const withoutFaculty = (typed: string): string =>
  typed.replace(/^(?:fkg?(?: kmk)?|fakultas kedokteran(?: gigi)?|faculty of medicine(?: of)?) (?=\S)/, '');

const institutesOf = new Map<string, ReturnType<typeof listByLanguage<Institute>>>();

/** One list for each country that has institutes, and one of all, under the empty name. */
for (const country of ['', ...new Set(institutes.map((one) => one.country))]) {
  const own = institutes.filter((one) => country === '' || one.country === country);
  institutesOf.set(
    country,
    listByLanguage(
      () => own.map((value) => ({ slug: value.slug, name: value.name, also: INSTITUTE_ALIASES[value.name] ?? [], value })),
      withoutFaculty,
    ),
  );
}

const services = listByLanguage(named(SERVICES));
const workplaceKinds = listByLanguage(named(WORKPLACE_KINDS));

export const careerHandlers = [
  handle(fetchCourses, async ({ language }, filter) => courses(language).page(filter)),

  handle(
    fetchInstitutes,
    async ({ language }, { country = '', ...filter }) =>
      institutesOf.get(country)?.(language).page(filter) ?? { data: [], nextCursor: null },
  ),

  handle(fetchServices, async ({ language }, filter) => services(language).page(filter)),

  handle(listWorkplaceKinds, async ({ language }) => ({ data: [...workplaceKinds(language).all], nextCursor: null })),
];
