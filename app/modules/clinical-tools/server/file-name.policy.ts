/** What a file of the knowledge is called where staff read it: by what stands in it, in the reader's language. */
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import type { Language } from '#platform/i18n/languages.ts';
import type { FileKind } from '../knowledge-desk.contract.ts';

/** A few tell what a file is about. */
const MOST_NAMED = 3;

/** `id` as the file's kind counts them; of findings, the findings in the file. */
export function fileName(all: Knowledge, kind: FileKind, id: string, findings: readonly string[], language: Language): string {
  switch (kind) {
    case 'drugs':
    case 'mechanisms':
    case 'diseases':
      return all[kind][id]?.names[language] ?? id;
    case 'interactions': {
      const pair = all.pairs[id];
      return pair === undefined ? id : [pair.a, pair.b].map((side) => few(side.map((one) => sideName(all, one, language)))).join(' × ');
    }
    case 'classes':
      return few(
        Object.values(all.classes)
          .filter(({ file }) => file === `classes/${id}.yaml`)
          .map((one) => one[language]),
      );
    case 'brands':
    case 'allergies':
      return id.replaceAll('-', ' ');
    case 'findings':
      return few(findings.map((one) => all.findings[one]?.names[language] ?? one));
  }
}

const few = (names: readonly string[]) => names.slice(0, MOST_NAMED).join(', ') + (names.length > MOST_NAMED ? ' …' : '');

/** A drug, or `class:nsaid`; roles such as `inhibitor:CYP3A4:strong` are read as they are written. */
function sideName(all: Knowledge, side: string, language: Language): string {
  const ofClass = side.startsWith('class:') ? all.classes[side.slice('class:'.length)] : undefined;
  return ofClass?.[language] ?? all.drugs[side]?.names[language] ?? side.replaceAll(':', ' ');
}
