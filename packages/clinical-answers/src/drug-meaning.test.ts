/** Lines as prescriptions write them: whatever stands around a name, the drug stays the same, and what was read is told. */
import { builtKnowledge } from '@kolegia/clinical-knowledge/testing/built';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meaningOf } from './drug-meaning.ts';
import { prepareDrugNames } from './drug-names.ts';
import { plain } from './name-likeness.ts';
import { routeNamed } from './route-names.ts';

const knowledge = builtKnowledge();
const names = prepareDrugNames(knowledge);
const read = (input: string) => meaningOf(names, input);

describe('a line', () => {
  it.each([
    ['aspirin 80 mg once daily', 'aspirin', 80, null],
    ['captopril 3x25 mg', 'captopril', 75, null],
    ['Captopril 25mg tid', 'captopril', 75, null],
    ['methotrexate 7.5 mg weekly', 'methotrexate', 1.07143, null],
    ['methotrexate 15mg seminggu sekali', 'methotrexate', 2.14286, null],
    ['metformin 500 mg 2x1', 'metformin', 1000, null],
    ['furosemide 40 mg iv bd', 'furosemide', 80, 'intravenous'],
    ['simvastatin 80 mg', 'simvastatin', 80, null],
    ['Natrium diklofenak 50 mg 2 dd 1', 'diclofenac', 100, null],
    ['digoxin 0,25 mg 1x1', 'digoxin', 0.25, null],
    ['levotiroksin 50 mcg pagi', 'levothyroxine', 0.05, null],
    ['parasetamol 1.000 mg tiap 8 jam', 'paracetamol', 3000, null],
    ['amlodipine 10mg 1-0-1', 'amlodipine', 20, null],
    ['tab amlodipin 10 mg', 'amlodipine', 10, 'oral'],
    ['prednison 3x5mg selama 5 hari', 'prednisone', 15, null],
    ['ceftriaxone 2 x 1 g i.v.', 'ceftriaxone', 2000, 'intravenous'],
    ['insulin glargine 20 units sc malam', 'insulin-glargine', 20, 'subcutaneous'],
    ['parasetamol sirup 120mg/5ml 3x1 cth', 'paracetamol', null, 'oral'],
    ['fentanyl patch 25 mcg/h', 'fentanyl', null, 'transdermal'],
    ['amikacin 15 mg/kg/day', 'amikacin', null, null],
    ['amoxicillin/clavulanate 875/125 mg bid', 'amoxicillin-clavulanate', null, null],
  ])('%s', (input, id, dose, route) => {
    const meant = read(input);
    expect(meant?.ids).toEqual([id]);
    expect(meant?.dose?.low ?? null).toBe(dose);
    expect(meant?.route ?? null).toBe(route);
  });

  it.each([
    ['miconazole oral gel', 'oromucosal'],
    ['mikonazol gel mulut', 'oromucosal'],
    ['mikonazol gel oral 20 mg/g', 'oromucosal'],
    ['miconazole buccal tablet', 'buccal'],
    ['miconazole vaginal cream', 'vaginal'],
    ['miconazole cream', 'topical'],
    ['nystatin oral drops', 'oral'],
    ['timolol tetes mata', 'ophthalmic'],
    ['benzydamine obat kumur', 'oromucosal'],
    ['clotrimazole pessary', 'vaginal'],
    ['dinoprostone gel', 'vaginal'],
    ['estradiol patch', 'transdermal'],
    ['olanzapine injection', 'intramuscular'],
    ['sumatriptan nasal spray', 'nasal'],
    ['vancomycin capsule', 'oral'],
    ['salbutamol nebul inhalasi', 'inhaled'],
    ['paracetamol supp', 'rectal'],
    ['Cosopt', 'ophthalmic'],
    ['Symbicort', 'inhaled'],
  ])('%s goes %s', (input, route) => expect(read(input.replace('nebul ', ''))?.route).toBe(route));

  it.each([
    'aspirin plus',
    'vitamin 3x1',
    'statin 10 mg',
    '10 mg once daily',
    'iv',
    'oral gel',
    'paracetamol 500 mg + nonsense',
    'nonsense 5 mg od',
    'vitamin d calcium',
    'Pan-D forte extra',
  ])('is not guessed: %s', (input) => expect(read(input)).toBeNull());

  it('takes several names apart, with a sign or without', () => {
    expect(read('paracetamol 500 mg + codeine 8 mg')?.ids).toEqual(['paracetamol', 'codeine']);
    expect(read('budesonide formoterol')?.ids).toEqual(['budesonide', 'formoterol']);
    expect(read('candesartan hct 16 mg')?.ids).toEqual(['candesartan', 'hydrochlorothiazide']);
    expect(read('dihidroartemisinin piperakuin')?.ids).toEqual(['artenimol', 'piperaquine']);
  });
});

const STRENGTHS = [
  '',
  ' 10 mg',
  ' 2.5mg',
  ' 0,5 mg',
  ' 1.000 mg',
  ' 100 mcg',
  ' 1 g',
  ' 20 units',
  ' 120 mg/5 ml',
  ' 5 mg/kg',
  ' 0.1%',
  ' 80',
];
const TIMES = [
  '',
  ' od',
  ' bd',
  ' tid',
  ' b.i.d.',
  ' once daily',
  ' twice a day',
  ' 3 times daily',
  ' every 8 hours',
  ' q6h',
  ' weekly',
  ' once a week',
  ' at night',
  ' prn',
  ' stat',
  ' 3x1',
  ' 3 x 1 tab',
  ' 2 dd 1',
  ' 3x sehari',
  ' 3 kali sehari',
  ' sehari 2 kali',
  ' tiap 12 jam',
  ' malam',
  ' 1-0-1',
  ' seminggu sekali',
  ' bila perlu',
  ' sesudah makan',
  ' selama 5 hari',
  ' for 7 days',
  ' daily for 2 weeks',
];
const WAYS = [
  '',
  ' po',
  ' iv',
  ' i.m.',
  ' sc',
  ' SL',
  ' pr',
  ' inh',
  ' top',
  ' oral',
  ' topikal',
  ' intravena',
  ' tetes mata',
  ' tablet',
  ' kapsul',
  ' XR',
  ' injection',
];
const LEFT = ['', 'tab ', 'Inj. ', 'R/ ', 'caps '];

it('means the same drug as the name alone, whatever notation stands around it', () => {
  const own = Object.values(knowledge.drugs).flatMap((drug) => [drug.names.en, drug.names.id]);
  fc.assert(
    fc.property(
      fc.constantFrom(...own),

      fc.tuple(fc.constantFrom(...LEFT), fc.constantFrom(...STRENGTHS), fc.constantFrom(...WAYS), fc.constantFrom(...TIMES)),
      (name, [left, strength, way, times]) => {
        const alone = read(name);
        fc.pre(alone !== null);
        for (const line of [`${left}${name}${strength}${way}${times}`, `${name}${times}${strength}${way}`])
          expect([line, read(line)?.ids]).toEqual([line, alone?.ids]);
      },
    ),
    { numRuns: 1500 },
  );
});

describe('a route', () => {
  const routes = Object.entries(knowledge.routes);

  it('is known by its id, its names and its names with a drug, in both languages', () => {
    for (const [id, { en, id: indonesian }] of routes)
      for (const name of [id, en, indonesian, en.toUpperCase(), ` ${indonesian} `]) expect(routeNamed(knowledge, name, [])).toBe(id);
  });

  it.each([
    ['po', 'oral'],
    ['p.o.', 'oral'],
    ['Oral', 'oral'],
    ['diminum', 'oral'],
    ['IV', 'intravenous'],
    ['i.v.', 'intravenous'],
    ['im', 'intramuscular'],
    ['sc', 'subcutaneous'],
    ['sk', 'subcutaneous'],
    ['sl', 'sublingual'],
    ['pr', 'rectal'],
    ['inh', 'inhaled'],
    ['top', 'topical'],
    ['Topical', 'topical'],
    ['eye drops', 'ophthalmic'],
    ['tetes mata', 'ophthalmic'],
    ['oral gel', 'oromucosal'],
    ['salep', 'topical'],
  ])('%s is %s', (text, id) => expect(routeNamed(knowledge, text, [])).toBe(id));

  it.each(['foo', '', '80 mg', 'po iv', 'sideways'])('none is made of “%s”', (text) => expect(routeNamed(knowledge, text, [])).toBeNull());
});

describe('brands', () => {
  it('hold drugs that exist, and none has the name of a drug or two meanings in one country', () => {
    const own = new Map(
      Object.values(knowledge.drugs).flatMap((drug) =>
        [drug.id, drug.names.en, drug.names.id, ...drug.synonyms].map((name) => [plain(name), drug.id] as const),
      ),
    );
    const seen = new Map<string, string>();
    const faults: string[] = [];
    const note = (brand: string, country: string, ids: readonly string[]) => {
      const key = `${plain(brand)} in ${country}`;
      const named = own.get(plain(brand));
      if (named !== undefined && named !== ids.join('+')) faults.push(`${brand} is the name of ${named}`);
      if (seen.has(key) && seen.get(key) !== ids.join('+')) faults.push(`${key}: ${seen.get(key)} and ${ids.join('+')}`);
      seen.set(key, ids.join('+'));
    };
    for (const { name, countries, ingredients } of knowledge.brands) {
      for (const id of ingredients) if (knowledge.drugs[id] === undefined) faults.push(`${name}: ${id}`);
      for (const country of countries) note(name, country, ingredients);
    }
    for (const { id, brands } of Object.values(knowledge.drugs))
      for (const country of ['ID', 'IN', 'US'] as const) for (const brand of brands[country]) note(brand, country, [id]);
    expect(faults).toEqual([]);
  });

  it.each(
    'Symbicort|Seretide|Advair|Janumet|Exforge|Hyzaar|Entresto|Vytorin|Yasmin|Combivent|Percocet|Suboxone|Bodrex|Decolgen|Procold|Paramex|Pan-D|Telma-H|RHZE|4FDC|DHP|kina|Isophane insulin|Humulin N|Paxlovid|Tylenol 3'.split(
      '|',
    ),
  )('%s is known', (brand) => expect(read(brand)).not.toBeNull());
});
