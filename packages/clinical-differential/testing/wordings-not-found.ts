/**
 * Names, synonyms and lay words that alone do not lead to what they are words for; for tests, and to be read:
 * `node packages/clinical-differential/testing/wordings-not-found.ts`, after `npm run knowledge compile`.
 */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { isImplied, type KnowledgeLanguage } from '../src/language/knowledge-language.ts';
import { understand } from '../src/language/understand.ts';
import type { DifferentialBase } from '../src/prepare.ts';
import { realBase } from './real-base.ts';

interface NotFound {
  readonly id: string;
  readonly wording: string;
  /** Only the title of what may be chosen from a list, which names several things at once: “Gums, creases and scars darken”. */
  readonly isTitle: boolean;
}

const SEVERAL = /[,;:/–—]|(?<!\p{L})(?:and|or|dan|atau)(?!\p{L})/iu;
/** As the tables have it: what stands in brackets explains. */
const said = (wording: string) => wording.replace(/\((?!-\))[^)]*\)/g, ' ');

export function wordingsNotFound({ language, model }: DifferentialBase): NotFound[] {
  const items = [...language.findings, ...model.diseases.map(({ disease }) => disease)];
  return items.flatMap((item, target) => {
    const { id, names, synonyms } = item;
    const lay = 'lay' in item ? item.lay : undefined;
    const others = [synonyms, lay].flatMap((list) => [...(list?.en ?? []), ...(list?.id ?? [])]);
    return [
      ...[names.en, names.id].map((wording) => ({ id, wording, isTitle: SEVERAL.test(wording) })),
      ...others.map((wording) => ({ id, wording, isTitle: false })),
    ].filter(({ wording }) => !isFound(language, target, said(wording)));
  });
}

/** By itself, or by what it follows from. */
function isFound(language: KnowledgeLanguage, target: number, wording: string): boolean {
  const { mentions, diseases } = understand(language, wording);
  if (target >= language.firstDisease) return diseases.has(target - language.firstDisease);
  const whole = language.denials.get(target);
  return mentions.some(({ finding, present }) =>
    whole === undefined ? present && (finding === target || isImplied(language, target, finding)) : finding === whole && !present,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { id, wording, isTitle } of wordingsNotFound(realBase()))
    process.stdout.write(`${id}: ${wording}${isTitle ? ' (title)' : ''}\n`);
