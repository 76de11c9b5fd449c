// `npm run knowledge:dosing`: the doses worked by hand in evaluation/dosing-vectors.json, by class.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Dosage } from '@kolegia/clinical-dosing/dosage';
import { dose } from '@kolegia/clinical-dosing/dose';
import { prepareDosing } from '@kolegia/clinical-dosing/prepare';
import { compileKnowledge } from '@kolegia/clinical-knowledge/compile';
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { type Judged, printResult } from './evaluation-tally.ts';
import { type GradedDose, judgeDose } from './graded-doses.ts';
import { readKnowledgeFiles, root } from './knowledge-files.ts';

export function evaluateDosing(knowledge: Knowledge): Judged[] {
  const { vectors } = JSON.parse(readFileSync(path.join(root, 'evaluation/dosing-vectors.json'), 'utf8')) as { vectors: GradedDose[] };
  const base = prepareDosing(knowledge);
  return vectors.map(({ class: name, drug, indication, route, patient, expected, heldOut = false }) => {
    const found = dose(base, { drug, indication, route, patient });
    const asked = [drug, indication, route, JSON.stringify(patient)].filter((part) => part !== undefined).join(' ');
    const told = `${name}: ${asked}: ${JSON.stringify(expected)}, not ${found === null ? 'an unknown drug' : summary(found)}`;
    return { class: name, heldOut, right: found !== null && judgeDose(expected, found), told };
  });
}

function summary({ regimens, warnings, missing, problems }: Dosage): string {
  const doses = regimens.map(({ courses, status }) =>
    courses.length === 0 ? status : courses.map(({ perDose, everyText }) => `${perDose.text.en} ${everyText.en}`).join(', '),
  );
  const said = warnings.map(({ kind, level }) => `${kind} ${level}`);
  const asked = [...missing, ...problems].map(({ field }) => field);
  return [...doses, ...said, ...asked].join('; ');
}

if (import.meta.filename === process.argv[1]) printResult(evaluateDosing(compileKnowledge(readKnowledgeFiles()).knowledge));
