/** What is forbidden in pregnancy may be given for the pregnancy itself: to induce labour, to stop the bleeding after a birth. */
import type { Dosing } from '@kolegia/clinical-knowledge/dosing-schema';
import { citations } from '@kolegia/clinical-knowledge/knowledge-index';
import type { Text, Warning } from './dosage.ts';
import { indicationId } from './indications.ts';
import { ofSome } from './regimen-warnings.ts';
import type { Context } from './regimens.ts';
import { say } from './wording.ts';

/** The warnings of pregnancy hold for the other indications; of these it is said that they do not. */
export function obstetricWarnings(
  { knowledge, drug, patient }: Pick<Context, 'knowledge' | 'drug' | 'patient'>,
  blocks: readonly Dosing[],
  warnings: readonly Warning[],
): Warning[] {
  const others = blocks.filter(({ obstetric }) => obstetric === undefined).map(called);
  if (others.length === blocks.length) return [...warnings];
  const said = warnings.flatMap((one) => (one.kind !== 'pregnancy' ? [one] : others.length === 0 ? [] : [ofSome(others, one)]));
  const isForbidden = warnings.some(({ kind, level }) => kind === 'pregnancy' && level !== 'info');
  if (!patient.pregnant || !isForbidden) return said;
  const own = blocks.flatMap((block): Warning[] => {
    if (block.obstetric === undefined) return [];
    const { note, src } = block.obstetric;
    const text = say('warning.obstetric');
    const sources = citations(knowledge, drug.sources, src, drug.id);
    const one: Warning = { kind: 'pregnancy', level: 'caution', key: 'obstetric', text, sources, ...(note === undefined ? {} : { note }) };
    return [blocks.length === 1 ? one : ofSome([called(block)], one)];
  });
  return [...said, ...own];
}

const called = (block: Dosing): { readonly id: string; readonly name: Text } => {
  const { en, id } = block.indication;
  return { id: indicationId(block), name: { en, id } };
};
