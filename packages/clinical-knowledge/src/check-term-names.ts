/** A synonym of a condition or an allergy may be one of several, but never what another is called: that would mean two things at once. */
import type { Content, Entries } from './content.ts';
import type { Problem, Steps } from './yaml-file.ts';

interface Named {
  readonly en: string;
  readonly id: string;
  readonly synonyms?: readonly string[] | undefined;
}

export const checkTermNames = ({ terms, allergies }: Content): Problem[] => [
  ...misnamed(terms.conditions, (id) => [id]),
  ...misnamed(allergies, () => []),
];

const read = (name: string) => name.toLowerCase().replaceAll('-', ' ');

/** `under`: where an entry stands in its file. */
function misnamed(entries: Entries<Named>, under: (id: string) => Steps): Problem[] {
  const owners = new Map([...entries].flatMap(([id, { value }]) => [id, value.en, value.id].map((name) => [read(name), id] as const)));
  return [...entries].flatMap(([id, { value, problem }]) => {
    const seen = new Set<string>();
    return (value.synonyms ?? []).flatMap((synonym, index) => {
      const owner = owners.get(read(synonym)) ?? (seen.has(read(synonym)) ? id : undefined);
      seen.add(read(synonym));
      return owner === undefined ? [] : [problem([...under(id), 'synonyms', index], `“${synonym}” is a name of ${owner}`)];
    });
  });
}
