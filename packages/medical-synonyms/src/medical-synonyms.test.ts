import { describe, expect, it } from 'vitest';
import { CONDITIONS } from './conditions.ts';
import { ambiguousNames, knowledgeGroups, writtenGroups } from './data-files.ts';
import { type Group, mergeGroups, namesOf } from './group.ts';
import { medicalSynonyms } from './medical-synonyms.ts';
import { nameKey } from './name.ts';

const groups = mergeGroups([...writtenGroups(), ...knowledgeGroups()]);
const ambiguous = ambiguousNames();
const placesByKey = new Map<string, string[]>();
for (const group of groups)
  for (const key of new Set(namesOf(group).map(nameKey))) placesByKey.set(key, [...(placesByKey.get(key) ?? []), group.place]);

const finds = (typed: string, name: string) =>
  expect(medicalSynonyms.othersFor(typed.toLowerCase(), typed).map(nameKey), typed).toContain(name);
const misses = (typed: string, name: string) =>
  expect(medicalSynonyms.othersFor(typed.toLowerCase(), typed).map(nameKey), typed).not.toContain(name);

describe('the groups', () => {
  it('are 1,500 or more, written ones more than 900', () => {
    expect(groups.length).toBeGreaterThanOrEqual(1500);
    expect(writtenGroups().length).toBeGreaterThan(900);
  });

  it('hold a name once, and every name belongs to one group: what means several things stands in ambiguous.txt', () => {
    const twice = [...placesByKey].filter(([, places]) => places.length > 1).map(([key, places]) => `${key}: ${places.join(', ')}`);
    expect(twice).toEqual([]);
    const within = groups
      .filter(({ en, id, both }) => [en, id, both].some((names) => new Set(names).size < names.length))
      .map(({ place }) => place);
    expect(within).toEqual([]);
  });

  it('have two names or more, unless something is narrower', () => {
    const alone = groups.filter((group) => namesOf(group).length < 2 && group.narrower.length === 0).map(({ place }) => place);
    expect(alone).toEqual([]);
  });

  it('have both languages, but for names that both use', () => {
    const oneLanguage = writtenGroups().filter(({ en, id, both }) => both.length === 0 && (en.length === 0 || id.length === 0));
    expect(oneLanguage.map(({ place }) => place)).toEqual([]);
  });

  it('name what is narrower by a name that there is, and never lead back to themselves', () => {
    const byKey = new Map(groups.flatMap((group) => namesOf(group).map((name) => [nameKey(name), group] as const)));
    const unknown = groups.flatMap(({ place, narrower }) =>
      narrower.filter((name) => !byKey.has(nameKey(name))).map((name) => `${place}: ${name}`),
    );
    expect(unknown).toEqual([]);
    const below = (group: Group, path: readonly Group[]): string[] =>
      path.includes(group)
        ? [[...path, group].map(({ place }) => place).join(' > ')]
        : group.narrower.flatMap((name) => {
            const next = byKey.get(nameKey(name));
            return next === undefined ? [] : below(next, [...path, group]);
          });
    expect(groups.flatMap((group) => below(group, []))).toEqual([]);
  });

  it('are written small, without signs that a search would read as its own', () => {
    const odd = groups.flatMap(namesOf).filter((name) => name !== name.toLowerCase() || /["|;:>()]/.test(name));
    expect(odd).toEqual([]);
  });
});

describe('names that mean several things', () => {
  it('stand in no group, and what they mean does', () => {
    expect(ambiguous.filter(({ name }) => placesByKey.has(name)).map(({ place, name }) => `${place}: ${name}`)).toEqual([]);
    const unknown = ambiguous.flatMap(({ place, meanings }) =>
      meanings.filter(({ concept }) => !placesByKey.has(nameKey(concept))).map(({ concept }) => `${place}: ${concept}`),
    );
    expect(unknown).toEqual([]);
    expect(new Set(ambiguous.map(({ name }) => name)).size).toBe(ambiguous.length);
  });

  it('lead to all of them, and back only where doctors write so', () => {
    finds('MI', 'infark miokard');
    finds('MI', 'regurgitasi mitral');
    finds('serangan jantung', 'mi');
    misses('mitral regurgitation', 'mi');
    finds('PE', 'emboli paru');
    finds('PE', 'pre eclampsia');
    misses('preeklamsia', 'pe');
    finds('CF', 'cystic fibrosis');
    finds('RA', 'artritis reumatoid');
    finds('HT', 'hipertensi');
  });

  it('that are everyday words count in capitals only', () => {
    finds('AS', 'stenosis aorta');
    misses('as', 'stenosis aorta');
    finds('ALL', 'leukemia limfoblastik akut');
    misses('all', 'leukemia limfoblastik akut');
    misses('ket', 'kehamilan ektopik');
    finds('DI', 'diabetes insipidus');
    misses('di', 'diabetes insipidus');
    misses('go', 'gonore');
    misses('hit', 'heparin induced thrombocytopenia');
    misses('pH', 'hipertensi pulmonal');
  });
});

describe('words of names', () => {
  it('are known by those that stand beside them in one, however far', () => {
    for (const [word, other] of [
      ['heart', 'failure'],
      ['failure', 'heart'],
      ['gagal', 'jantung'],
      ['oedema', 'pulmonary'],
      ['edema', 'pulmonary'],
    ] as const)
      expect([word, other, medicalSynonyms.together(word, other)]).toEqual([word, other, true]);
    for (const [word, other] of [
      ['hari', 'failure'],
      ['heart', 'jantung'],
      ['nothing', 'failure'],
    ] as const)
      expect([word, other, medicalSynonyms.together(word, other)]).toEqual([word, other, false]);
  });

  it('are of a language where no name of the other has them', () => {
    expect(['heart', 'jantung', 'diabetes', 'nowhere'].map(medicalSynonyms.languageOf)).toEqual(['en', 'id', null, null]);
  });
});

describe('what is found', () => {
  it('says the same in the other language, in lay words and short', () => {
    finds('heart attack', 'infark miokard');
    finds('DBD', 'dengue');
    finds('dengue', 'dbd');
    finds('TBC', 'tuberculosis');
    finds('tipes', 'typhoid');
    finds('kencing manis', 'diabetes');
    finds('sesak napas', 'dyspnoea');
    finds('Panadol', 'paracetamol');
    finds('penghambat pompa proton', 'proton pump inhibitor');
  });

  it('is narrower, but never wider: who asks for infarction gets STEMI, who asks for STEMI gets no other infarction', () => {
    finds('heart attack', 'stemi');
    misses('STEMI', 'heart attack');
    misses('NSTEMI', 'stemi');
    finds('acute coronary syndrome', 'unstable angina');
    misses('angina tidak stabil', 'infark miokard');
    finds('kurang darah', 'talasemia');
    misses('talasemia', 'anemia');
    finds('tuberculosis', 'pott disease');
  });

  it('is spelt as in Britain, as in America and as in Indonesia', () => {
    finds('anemia', 'anaemia');
    finds('anaemia', 'anemia');
    finds('oesophageal varices', 'esophageal varices');
    finds('esophageal varices', 'varises esofagus');
    finds('pre eclampsia', 'preeklamsia');
    finds('gallstone', 'batu empedu');
  });

  it('is not what is merely near', () => {
    misses('asthma', 'copd');
    misses('measles', 'rubella');
    misses('hyponatraemia', 'hypernatraemia');
    misses('dengue', 'chikungunya');
  });

  it('leaves out longer names of what is found anyway, and stays short', () => {
    misses('DBD', 'dengue fever');
    for (const group of groups) for (const name of namesOf(group)) expect(medicalSynonyms.othersFor(name).length).toBeLessThanOrEqual(16);
  });

  it('is nothing for what nobody knows', () => {
    expect(medicalSynonyms.othersFor('xyzzy')).toEqual([]);
    expect(medicalSynonyms.othersFor('')).toEqual([]);
  });
});

it('has the diseases of the clinical knowledge, in both languages', () => {
  expect(CONDITIONS.length).toBeGreaterThan(100);
  expect(CONDITIONS.find(({ id }) => id === 'dengue')).toMatchObject({ en: 'Dengue', idn: 'Demam berdarah dengue' });
});
