import { expect, it } from 'vitest';
import type { DosageFound, DosageWarning, DosedRegimen } from '../dosage.contract.ts';
import { dosageVerdictOf } from './dosage-verdict.tsx';

const warning = (level: DosageWarning['level']) => ({ level }) as DosageWarning;
const regimen = (status: DosedRegimen['status']) => ({ status, courses: [{}] }) as unknown as DosedRegimen;
const found = (more: Partial<DosageFound>) =>
  ({ status: 'dosed', warnings: [], missing: [], regimens: [], ...more }) as unknown as DosageFound;

it.each<[string, Partial<DosageFound>, string, string]>([
  [
    'a forbidden drug, though a dose is known',
    { warnings: [warning('contraindicated')], regimens: [regimen('usual')] },
    'stop',
    'contraindicated',
  ],
  ['a drug that is better avoided', { warnings: [warning('avoid')], regimens: [regimen('usual')] }, 'act', 'avoid'],
  ['a dose with a caution', { warnings: [warning('caution')], regimens: [regimen('adjusted')] }, 'watch', 'caution'],
  ['an adjusted dose', { regimens: [regimen('adjusted')] }, 'go', 'adjusted'],
  ['the usual dose', { warnings: [warning('info')], regimens: [regimen('usual')] }, 'go', 'usual'],
  ['a figure that is missing', { status: 'incomplete', regimens: [regimen('incomplete')] }, 'wait', 'incomplete'],
  ['no dose in the knowledge', { status: 'none' }, 'wait', 'none'],
  [
    'a usual dose that is not for this kidney',
    { status: 'none', warnings: [warning('caution')], regimens: [{ ...regimen('unsuited'), courses: [] }] },
    'wait',
    'unsuited',
  ],
  ['a name that nobody knows', { status: 'unknownDrug' }, 'wait', 'unknown'],
  ['a brand with several ingredients', { status: 'combination' }, 'wait', 'combination'],
  [
    'what is forbidden for one of several indications',
    { warnings: [{ ...warning('contraindicated'), indications: ['bones'] }], regimens: [{ ...regimen('usual'), indication: 'cancer' }] },
    'watch',
    'caution',
  ],
])('of %s', (_, more, level, key) => expect(dosageVerdictOf(found(more))).toEqual({ level, key }));
