import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { printOf } from './comparison-print.ts';
import { compileKnowledge, without } from './compile.ts';
import { coverage } from './coverage.ts';
import { citations, loadKnowledge, serialise } from './knowledge-index.ts';
import type { SourceText } from './yaml-file.ts';

const folder = path.join(import.meta.dirname, '..');
const written: SourceText[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml') && !file.startsWith('node_modules'))
  .map((file) => ({ path: file, text: readFileSync(path.join(folder, file), 'utf8') }));

/** Enough for the changes below, so that they stay quick while the rest grows. */
const PAIR = 'interactions/simvastatin.strong-cyp3a4-inhibitors.yaml';
const AMOXICILLIN = 'drugs/amoxicillin.yaml';
const DENGUE = 'diseases/dengue.yaml';
/** What its source counts to the uses of amoxicillin. */
const ITS_DISEASES =
  /^diseases\/(?:acute-sinusitis|acute-tonsillitis|streptococcal-pharyngitis|cellulitis|impetigo|acute-cystitis|complicated-uti)\.yaml$/;
const few = written.filter(
  ({ path: file }) =>
    /^(?:vocabulary|classes|sources|investigations|findings)\//.test(file) ||
    ITS_DISEASES.test(file) ||
    [PAIR, AMOXICILLIN, DENGUE, 'drugs/warfarin.yaml'].includes(file),
);

/** Without what was compared, which would complain of every figure that is changed here. */
const textOf = (file: string) => (written.find((one) => one.path === file)?.text ?? '').split(/(?<=\n)compared:/)[0] ?? '';
/** What is said about one file after a change in it. */
const complaints = (file: string, change: (text: string) => string) => {
  const changed = change(textOf(file));
  expect(changed, 'the change must change something').not.toBe(textOf(file));
  const texts = [...few.filter((one) => one.path !== file), { path: file, text: changed }];
  return compileKnowledge(texts).problems.filter((problem) => problem.path === file);
};
const lineOf = (file: string, part: string) =>
  textOf(file)
    .split('\n')
    .findIndex((line) => line.includes(part)) + 1;

describe('the files as they are', () => {
  const { knowledge, problems } = compileKnowledge(written);

  it('asks where the grade of two drugs of one class comes from', () => {
    const nowhere = complaints('classes/infections.yaml', (text) =>
      text.replace(/^src: rule\n/m, '').replace('sources: { rule: kolegia-rule }', 'sources: {}'),
    );
    expect(nowhere[0]).toMatchObject({ at: expect.stringContaining('penicillin'), message: expect.stringContaining('needs its source') });
  });

  it('are all right', () => {
    expect(problems.map((problem) => `${problem.path}:${problem.line} ${problem.at} ${problem.message}`)).toEqual([]);
  });

  it('survive writing and loading', () => {
    const written = serialise(knowledge);
    expect(loadKnowledge(written)).toEqual(JSON.parse(JSON.stringify(knowledge)));
    expect(JSON.stringify(knowledge)).toMatch(/[^\0-\x7f]/);
    expect(written).not.toMatch(/[^\0-\x7f]/);
    expect(() => loadKnowledge('{"format":0}')).toThrow('format 0');
  });

  it('are counted', () => {
    const counts = new Map(coverage(knowledge).map(({ label, count }) => [label, count]));
    expect(counts.get('active ingredients')).toBe(Object.keys(knowledge.drugs).length);
    // A drug with some dose is not one with all of them.
    const full = counts.get('dose for adult, child, kidney and liver') ?? 0;
    expect(counts.get('drugs with a dose')).toBeGreaterThan(full);
    for (const part of ['adults', 'children', 'the kidney', 'the liver'])
      expect(counts.get(`  dose for ${part}`)).toBeGreaterThanOrEqual(full);
    // What the project has set itself.
    const goals = coverage(knowledge).flatMap(({ label, count, goal }) => (goal === undefined ? [] : [[label, goal, count] as const]));
    expect(goals.map(([label, goal]) => [label, goal])).toEqual([
      ['active ingredients', 1000],
      ['adult, child, kidney and liver answered', 500],
      ['diseases', 800],
      ['findings', 2500],
    ]);
    for (const [label, goal, count] of goals) expect(count, label).toBeGreaterThanOrEqual(goal);
    // Nor is an answer a dose: that there is none, or that the usual one stays, is one too.
    const answered = counts.get('adult, child, kidney and liver answered') ?? 0;
    expect(answered).toBeGreaterThanOrEqual(full);
    for (const part of ['child', 'kidney', 'liver']) expect(counts.get(`  ${part} answered`)).toBeGreaterThanOrEqual(answered);
  });

  it('can do without what a device does not need', () => {
    const small = without(knowledge, ['dosing', 'diseases']);
    expect(small.drugs.amoxicillin).toMatchObject({ id: 'amoxicillin', dosing: [] });
    expect(Object.keys(small.diseases)).toEqual([]);
    expect(serialise(small).length).toBeLessThan(serialise(knowledge).length);
  });

  it('lead from a fact to its source', () => {
    const drug = knowledge.drugs.amoxicillin;
    expect(citations(knowledge, drug?.sources ?? {}, drug?.allergies?.src ?? [], drug?.id)).toEqual([
      expect.objectContaining({ id: 'fda-label', of: 'amoxicillin', section: '4 Contraindications' }),
    ]);
  });
});

describe('breaches', () => {
  it('a fact without a source', () => {
    const [first, ...rest] = complaints(AMOXICILLIN, (text) => text.replace('margin: { value: wide, src: l5 }', 'margin: { value: wide }'));
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ line: lineOf(AMOXICILLIN, 'margin:'), at: 'margin.src' });
    expect(first?.message).toContain('a fact needs its source');
  });

  it('a source that the file does not list, and one that nobody uses', () => {
    const said = complaints(AMOXICILLIN, (text) =>
      text.replace('lactation: { risk: compatible, src: l8 }', 'lactation: { risk: compatible, src: l9 }'),
    );
    expect(said.map(({ message }) => message).join()).toContain('“l9” is not among the sources');
    const unused = complaints(AMOXICILLIN, (text) => text.replace('sources:\n', 'sources:\n  x: atc\n'));
    expect(unused.map(({ message }) => message)).toEqual(['source “x” is listed but no fact names it']);
  });

  it('a label without its section, and a label of nobody', () => {
    const bare = complaints(AMOXICILLIN, (text) => text.replace('l4: fda-label / 4 Contraindications', 'l4: fda-label'));
    expect(bare[0]?.message).toContain('needs its section');
    const nobody = complaints(PAIR, (text) => text.replace('fda-label[simvastatin]', 'fda-label'));
    expect(nobody.map((problem) => problem.message).join()).toContain('says whose label');
  });

  it('an unknown reference, with the name that was meant', () => {
    const said = complaints(AMOXICILLIN, (text) => text.replace('classes: [penicillin]', 'classes: [penicilin]'));
    expect(said.map(({ message }) => message)).toEqual(['there is no class “penicilin”; is it “penicillin”?']);
    const finding = complaints(DENGUE, (text) => text.replace('      myalgia: common', '      myalgias: common'));
    expect(finding[0]).toMatchObject({ line: lineOf(DENGUE, 'myalgia: common'), message: expect.stringContaining('is it “myalgia”?') });
  });

  it('a role on a pathway that there is not, and a form of a drug that there is not', () => {
    const role = complaints(PAIR, (text) => text.replace('inhibitor:CYP3A4:strong', 'inhibitor:CYP3A44:strong'));
    expect(role.map(({ message }) => message)).toContain('there is no pathway “CYP3A44”; is it “CYP3A4”?');
    const strength = complaints(PAIR, (text) => text.replace('inhibitor:CYP3A4:strong', 'inhibitor:CYP3A4:huge'));
    expect(strength.map(({ message }) => message).join()).toContain('a side names drugs, classes or roles');
    const form = complaints(AMOXICILLIN, (text) =>
      text.replace('classes: [penicillin]', 'classes: [penicillin]\nsameAs: { drug: ampicilin, src: atc }'),
    );
    expect(form.map(({ message }) => message).join()).toContain('there is no drug “ampicilin”');
  });

  it.each([
    ['dose: 1 g,', 'dose: 1 gram,', 'an amount is a number'],
    ['dose: 1 g,', 'dose: 1g,', 'an amount is a number'],
    ['dose: 40-45 mg/kg,', 'dose: 45-40 mg/kg,', 'an amount is a number'],
    ['duration: 5 d }', 'duration: 5 days }', '5 days'],
    ['every: 8 h,', 'every: 8 hours,', 'every is a time'],
    ['max: { single: 1.5 g, daily: 3 g }, duration', 'duration', 'needs its ceiling'],
    ['max: { single: 1 g, daily: 3 g }', 'max: { single: 500 mg, daily: 3 g }', 'above max.single'],
    ['max: { single: 1 g, daily: 3 g }', 'max: { single: 1 g, daily: 2 g }', 'above max.daily'],
    ['{ from: 10, to: 30,', '{ from: 15, to: 30,', 'gap or overlap'],
    ['atc: [J01CA04]', 'atc: [J01C]', 'seven characters'],
    ['id: Amoksisilin', 'id: TODO', 'placeholder'],
    ['state: drafted', 'state: reviewed', 'by a named person'],
    ['renal: { excretion: high, src: l8 }', 'renal: { excretion: big, src: l8 }', 'must be one of high, moderate, low'],
    ['routes: [oral, intravenous, intramuscular]', 'routes: [oral, intravenous, intramuscular]\nroute: oral', 'has no place for route'],
  ])('%s → %s', (from, to, message) => {
    const said = complaints(AMOXICILLIN, (text) => text.replace(from, to));
    expect(said.map((problem) => problem.message).join('\n')).toContain(message);
  });

  it('an age or a weight between those with a dose that has none and says nothing', () => {
    const first = 'age: { from: 2 mo, to: 5 y }, route: oral';
    expect(complaints(AMOXICILLIN, (text) => text.replace(first, 'age: { from: 2 mo, to: 4 y }, route: oral'))).toEqual([
      expect.objectContaining({ at: 'dosing.0', message: expect.stringContaining('nothing for 4 years to 5 years') }),
    ]);
    const heavy = complaints(AMOXICILLIN, (text) => text.replace('weight: { from: 40 }', 'weight: { from: 45 }'));
    expect(heavy.map(({ message }) => message).join()).toContain('of 40 to 45 kg');
    const said = 'noDose: [{ age: { from: 4 y, to: 5 y }, src: aware }]\n    regimens:';
    expect(
      complaints(AMOXICILLIN, (text) => text.replace('regimens:', said).replace(first, 'age: { from: 2 mo, to: 4 y }, route: oral')),
    ).toEqual([]);
  });

  it('no dose for an age that has one, and silence about an organ that has rows', () => {
    const none = complaints(AMOXICILLIN, (text) => text.replace('dosing:\n', 'noDose: [{ age: { to: 18 y }, src: l2 }]\ndosing:\n'));
    expect(none.map(({ message }) => message)).toEqual([expect.stringContaining('there is a regimen for this age')]);
    const silent = complaints(AMOXICILLIN, (text) =>
      text.replace('adjustments:\n', 'adjustments:\n  silent: { organs: [kidney], src: l8 }\n'),
    );
    expect(silent.map(({ message }) => message).join()).toContain('there are rows for the kidney');
  });

  it('none known of what the file has', () => {
    const said = (of: string) =>
      complaints(AMOXICILLIN, (text) => text.replace('\ndosing:\n', `\nnoneKnown: { of: [${of}], src: l8 }\ndosing:\n`));
    expect(said('conditions')).toEqual([
      expect.objectContaining({ at: 'noneKnown', message: expect.stringContaining('no conditions, but there are some') }),
    ]);
    expect(said('monitoring')).toEqual([]);
  });

  it('a file under another name, broken YAML, a contraindication that stops nothing', () => {
    const moved = compileKnowledge([...few, { path: 'drugs/amoxycilin.yaml', text: textOf(AMOXICILLIN) }]).problems;
    expect(moved.map(({ message }) => message).join()).toContain('the file is named amoxycilin');
    expect(complaints(AMOXICILLIN, (text) => text.replace('brands: {', 'brands: {{'))[0]?.message).toContain('is not YAML');
    const softened = complaints(PAIR, (text) => text.replace('interruptive: true', 'interruptive: false'));
    expect(softened.map((problem) => problem.message).join()).toContain('stops the order');
  });

  it('a figure that changed since it was compared with a text, but not one that was not compared, nor another wording', () => {
    const drug = compileKnowledge(few).knowledge.drugs.amoxicillin;
    if (drug === undefined) throw new Error('no amoxicillin');
    const compared = (text: string) =>
      `${text}compared: [{ facts: [kidney], text: A label, at: example.org, on: 2026-11-22, print: "${printOf(drug, ['kidney'])}" }]\n`;
    const inKidney = (text: string) => text.replace('to: 30, dose: 250-500 mg, every: 12 h', 'to: 30, dose: 250-500 mg, every: 16 h');
    expect(complaints(AMOXICILLIN, compared)).toEqual([]);
    expect(complaints(AMOXICILLIN, (text) => compared(text).replaceAll('dose: 500 mg, every: 8 h', 'dose: 400 mg, every: 8 h'))).toEqual(
      [],
    );
    expect(inKidney(textOf(AMOXICILLIN))).not.toBe(textOf(AMOXICILLIN));
    expect(complaints(AMOXICILLIN, (text) => compared(inKidney(text)))).toMatchObject([
      { at: 'compared.0', message: expect.stringContaining('kidney changed since they were compared with “A label” on 2026-11-22') },
    ]);
  });

  it('one name for two drugs', () => {
    const said = compileKnowledge(
      few.map((one) => ({ ...one, text: one.text.replace('synonyms: [amoxycillin', 'synonyms: [warfarin sodium') })),
    ).problems;
    expect(said.map((problem) => problem.message).join()).toContain('“warfarin sodium” is also a name of amoxicillin');
  });
});
