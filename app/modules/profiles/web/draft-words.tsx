/** How the parts of a draft read, to tell one version from another. */
import type { Translate } from '#platform/i18n/translator.ts';
import type { DraftAcademic, DraftWorkplace, ProfileDraftContent } from '../profile-draft.contract.ts';
import type { Publication } from '../publication.contract.ts';

/** What they are called in the form, in its order. */
export const partNames = (t: Translate): Readonly<Record<keyof ProfileDraftContent, string>> => ({
  photoId: t('edit.photo'),
  about: t('edit.about'),
  workplace: t('edit.workplace'),
  subSpeciality: t('edit.subSpeciality'),
  practisingSince: t('edit.practisingSince'),
  workplaces: t('entries.workplaces.title'),
  academics: t('entries.academics.title'),
  publications: t('publications.title'),
  isProfileListed: t('edit.listed'),
});

export interface Known {
  /** The photo of this version: of two, it is told only that the other is another. */
  readonly photoId: string | null;
  readonly works: readonly Publication[];
}

/** What is empty is said to be so: the other version may have taken it away. */
export const partReader = (t: Translate, known: Known) => (value: unknown, part: string) =>
  inWords(t, known, value, part) || t('edit.nothing');

function inWords(t: Translate, { photoId, works }: Known, value: unknown, part: string): string {
  if (part === 'photoId') return t(value === null ? 'edit.photoNone' : value === photoId ? 'edit.photoOf' : 'edit.photoOther');
  if (part === 'isProfileListed') return t(value === true ? 'edit.listedOn' : 'edit.listedOff');
  if (part === 'academics') return (value as DraftAcademic[]).map(studies).join('\n');
  if (part === 'workplaces') return (value as DraftWorkplace[]).map((row) => employment(t, row)).join('\n');
  if (part === 'publications') return (value as string[]).map((doi) => works.find((work) => work.doi === doi)?.title ?? doi).join('\n');
  return String(value);
}

const line = (...parts: readonly string[]) => parts.filter(Boolean).join(', ');
const years = (from: string, to: string) => [from, to].filter(Boolean).join('–');

const studies = ({ course, institute, fromYear, toYear }: DraftAcademic) => line(course, institute, years(fromYear, toYear));

const employment = (t: Translate, { name, role, city, fromYear, toYear, current }: DraftWorkplace) =>
  line(name, role, city, years(fromYear, current ? t('entries.today') : toYear));
