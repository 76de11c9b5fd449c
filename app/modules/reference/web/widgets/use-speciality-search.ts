import { useCallback } from 'react';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { fetchSpecialities, type Speciality } from '../../reference.contract.ts';

export interface SpecialityChoice {
  readonly slug: string;
  readonly name: string;
  readonly title: string | null;
}

const RESULTS = 12;

/** By name, title and whatever else it is called, the best first: what a field that searches asks with every pause. */
export async function findSpecialities(query: string, signal: AbortSignal): Promise<readonly SpecialityChoice[]> {
  return (await callOverHttp(fetchSpecialities, { query, limit: RESULTS }, { signal })).data;
}

/** Names of the sub-specialities there are; none for a speciality that is not chosen yet. */
export async function findSubSpecialities(speciality: string, signal: AbortSignal): Promise<readonly string[]> {
  if (speciality === '') return [];
  // A slug that is none is refused there.
  const { data } = await callOverHttp(fetchSpecialities, { speciality: speciality as Speciality }, { signal });
  return data.flatMap(({ subSpecialities }) => subSpecialities.map(({ name }) => name));
}

/** Specialities as the items of a field that searches. Texts of `reference`. */
export function useSpecialitySearch() {
  const t = useTexts('reference');
  const language = useLanguage();
  const choiceOf = useCallback((slug: string): SpecialityChoice => ({ slug, name: t(`speciality.${slug}`), title: null }), [t]);
  /** The titles are Indonesian, and so are those who look for them. */
  const lineOf = ({ name, title }: SpecialityChoice) => (language === 'id' && title !== null ? `${name} · ${title}` : name);
  const labels = {
    placeholder: t('choosing.placeholder'),
    clear: t('choosing.clear'),
    searching: t('choosing.searching'),
    failed: t('choosing.failed'),
    nothing: (query: string) => t('choosing.nothing', { query }),
  };
  return { find: findSpecialities, choiceOf, lineOf, labels };
}
