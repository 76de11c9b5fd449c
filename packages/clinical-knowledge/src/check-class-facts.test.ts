import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compileKnowledge } from './compile.ts';

const folder = path.join(import.meta.dirname, '..');
const few = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?:classes\/.*|vocabulary\/routes)\.yaml$/.test(file))
  .map((file) => ({ path: file, text: readFileSync(path.join(folder, file), 'utf8') }));

/** What is missed in the file of a drug made up for this. */
function missed(classes: string, routes: string, more: string, id = 'made-up', by = 'check-class-facts') {
  const text = `id: ${id}
names: { en: Made up, id: Karangan }
classes: [${classes}]
routes: [${routes}]
state: drafted
sources: { l4: fda-label / 4 Contraindications }
src: l4
${more}
`;
  return compileKnowledge([...few, { path: `drugs/${id}.yaml`, text }])
    .problems.filter(({ message }) => message.includes(by))
    .map(({ at, message }) => `${at} ${message.split(':')[0]}`);
}

const ALL = 'conditions: { src: l4, contraindicated: [dengue, aspirin-sensitive-asthma], caution: [peptic-ulcer] }';

it('misses what every member of a class says', () => {
  expect(missed('nsaid', 'oral', '')).toEqual([
    'conditions every nsaid is not for aspirin-sensitive-asthma',
    'conditions every nsaid is not for dengue',
    'conditions every nsaid warns of peptic-ulcer',
  ]);
  expect(missed('nsaid', 'oral', ALL)).toEqual([]);
});

it('wants it as strongly as the class says it', () => {
  expect(
    missed('nsaid', 'oral', ALL.replace('contraindicated: [dengue, ', 'contraindicated: [').replace('[peptic', '[dengue, peptic')),
  ).toEqual(['conditions every nsaid is not for dengue']);
});

it('asks of what stands below a class, too', () => {
  expect(missed('cox-2-inhibitor', 'oral', '')).toContain('conditions every nsaid is not for dengue');
});

it('asks nothing of what stays where it is put, unless the file says that it does not', () => {
  expect(missed('nsaid', 'ophthalmic', '')).toEqual([]);
  expect(missed('nsaid', 'topical', 'exposure: { topical: systemic }')).toHaveLength(3);
});

it('misses what is said of the young', () => {
  const below = (age: string) =>
    missed(
      'ssri',
      'oral',
      `ages: { below: ${age}, level: caution, note: { en: "Thoughts of suicide.", id: "Pikiran bunuh diri." }, src: l4 }`,
    );
  expect(below('18 y')).toEqual(['ages every antidepressant warns below 25 y']);
  expect(below('25 y')).toEqual([]);
  expect(missed('ssri', 'oral', '', 'dapoxetine')).toEqual([]);
});

it('misses an answer to an effect that is grave', () => {
  const grave = (more: string) =>
    missed('antimalarial', 'oral', `effects: { src: l4, qt-prolongation: 3 }\n${more}`, 'made-up', 'is grave');
  expect(grave('')).toEqual(['effects.0.qt-prolongation is grave, but neither conditions nor monitoring answer it']);
  expect(grave('conditions: { src: l4, avoid: [long-qt] }')).toEqual([]);
  const lighter = 'effects: { src: l4, qt-prolongation: 2 }';
  expect(missed('antimalarial', 'oral', lighter, 'made-up', 'is grave')).toEqual([]);
  const organ = 'effects: { src: l4, nephrotoxicity: 3 }\nrenal: { actions: [{ below: 30, measure: crcl, level: avoid }], src: l4 }';
  expect(missed('antimalarial', 'oral', organ, 'made-up', 'is grave')).toEqual([]);
});
