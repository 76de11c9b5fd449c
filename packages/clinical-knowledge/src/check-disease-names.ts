/** A list that shows two diseases by one name tells its reader nothing; what they are both called belongs among the synonyms. */
import type { Content } from './content.ts';
import type { Problem } from './yaml-file.ts';

export function checkDiseaseNames({ diseases }: Content): Problem[] {
  return (['en', 'id'] as const).flatMap((language) => {
    const owners = new Map<string, string>();
    return [...diseases.values()].flatMap(({ value: { id, names }, problem }) => {
      const name = names[language].toLowerCase().replace(/\s+/g, ' ').trim();
      const other = owners.get(name);
      owners.set(name, other ?? id);
      return other === undefined
        ? []
        : [problem(['names', language], `“${names[language]}” is also the name of ${other}; say which of the two it is`)];
    });
  });
}
