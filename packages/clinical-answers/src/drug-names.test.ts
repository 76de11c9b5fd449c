import { builtKnowledge } from '@kolegia/clinical-knowledge/testing/built';
import { describe, expect, it } from 'vitest';
import { meaningOf } from './drug-meaning.ts';
import { prepareDrugNames, searchDrugs, searchLine, suggestionsFor } from './drug-names.ts';
import { distance, soundOf } from './name-likeness.ts';

const knowledge = builtKnowledge();
const names = prepareDrugNames(knowledge);
const idsOf = (input: string) => meaningOf(names, input)?.ids ?? null;
const suggested = (input: string) => suggestionsFor(names, input).map(({ ids }) => ids.join('+'));

describe('what a name means', () => {
  it.each([
    ['Warfarin', ['warfarin']],
    ['  PARASETAMOL  ', ['paracetamol']],
    ['Coumadin', ['warfarin']],
    ['simvastatin 40 mg tablet', ['simvastatin']],
    ['metformin hydrochloride', ['metformin']],
    ['Caduet', ['amlodipine', 'atorvastatin']],
    ['paracetamol + codeine', ['paracetamol', 'codeine']],
    ['trimethoprim/sulfamethoxazole', ['sulfamethoxazole-trimethoprim']],
    ["St John's wort", ['st-johns-wort']],
  ])('%s', (input, ids) => expect(idsOf(input)).toEqual(ids));

  it.each([
    ['Komix', ['dextromethorphan', 'guaifenesin', 'chlorphenamine']],
    ['Bodrexin', ['aspirin']],
    ['Sanprima', ['sulfamethoxazole-trimethoprim']],
    ['Captensin 25 mg', ['captopril']],
    ['Duviral', ['zidovudine', 'lamivudine']],
    ['Neviral', ['nevirapine']],
    ['Acriptega', ['dolutegravir', 'lamivudine', 'tenofovir-disoproxil']],
    ['Pro TB 4', ['rifampicin', 'isoniazid', 'pyrazinamide', 'ethambutol']],
    ['Rimstar 4 FDC', ['rifampicin', 'isoniazid', 'pyrazinamide', 'ethambutol']],
    ['Sangobion', ['ferrous-gluconate', 'folic-acid', 'cyanocobalamin', 'ascorbic-acid']],
    ['Neo Napacin', ['theophylline', 'ephedrine']],
    ['Asmasolon', ['theophylline', 'ephedrine']],
    ['Lasal', ['salbutamol']],
    ['Spasminal', ['metamizole', 'papaverine', 'hyoscyamine']],
    ['Sizoril', ['clozapine']],
    ['Konidin', ['dextromethorphan', 'guaifenesin', 'chlorphenamine']],
    ['Entrostop', ['attapulgite']],
    ['kloroquin', ['chloroquine']],
    ['primaquin', ['primaquine']],
  ])('%s, as it is sold or written in Indonesia', (input, ids) => expect(idsOf(input)).toEqual(ids));

  it.each([
    ['Neomercazole', ['carbimazole']],
    ['Neo Mercazole 5 mg', ['carbimazole']],
    ['Co-Aprovel 150/12.5', ['irbesartan', 'hydrochlorothiazide']],
    ['AKT 4', ['rifampicin', 'isoniazid', 'pyrazinamide', 'ethambutol']],
    ['AKT4', ['rifampicin', 'isoniazid', 'pyrazinamide', 'ethambutol']],
    ['RCinex', ['rifampicin', 'isoniazid']],
    ['asamfolat', ['folic-acid']],
  ])('%s, joined or parted otherwise than it is sold', (input, ids) => expect(idsOf(input)).toEqual(ids));

  it.each([
    ['sulphasalazine', 'sulfasalazine'],
    ['sulphadiazine', 'sulfadiazine'],
    ['cephazolin', 'cefazolin'],
    ['guaiphenesin', 'guaifenesin'],
    ['ethacrynic acid', 'etacrynic-acid'],
    ['oestradiol', 'estradiol'],
    ['amoxycillin', 'amoxicillin'],
    ['isabgol', 'ispaghula'],
    ['Ondem 4 mg', 'ondansetron'],
    ['Unwanted 72', 'levonorgestrel'],
  ])('%s, as it is written elsewhere', (input, id) => expect(idsOf(input)).toEqual([id]));

  it.each([
    ['PPI', 'omeprazole'],
    ['LMWH', 'enoxaparin'],
    ['kontras', 'iohexol'],
  ])('%s is no drug; members are proposed', (input, id) => {
    expect(idsOf(input)).toBeNull();
    expect(suggested(input)).toContain(id);
  });

  it('is not one where the same brand is another drug in another country', () => expect(idsOf('Atarax')).toBeNull());

  it('takes the route out of the words', () => {
    expect(meaningOf(names, 'timolol eye drops')).toMatchObject({ ids: ['timolol'], route: 'ophthalmic' });
    expect(meaningOf(names, 'ibuprofen gel')).toMatchObject({ ids: ['ibuprofen'], route: 'topical' });
  });

  it.each(['warfrin', 'statin', 'xyzzy', '', '💊', 'paracetamol + nonsense', 'a'.repeat(5000)])('is not guessed for “%s”', (input) =>
    expect(idsOf(input)).toBeNull(),
  );

  it('finds every drug by its own names', () => {
    const lost = Object.values(knowledge.drugs).flatMap(({ id, names: own }) =>
      [own.en, own.id, id].filter((name) => !idsOf(name)?.includes(id)),
    );
    expect(lost).toEqual([]);
  });
});

describe('suggestions', () => {
  it.each([
    ['warfrin', 'warfarin'],
    ['clarithromicin', 'clarithromycin'],
    ['amoksisillin', 'amoxicillin'],
    ['ibuprophen', 'ibuprofen'],
    ['siprofloksasin', 'ciprofloxacin'],
    ['metfromin', 'metformin'],
  ])('for %s begin with %s', (typed, id) => expect(idsOf(typed)?.[0] ?? suggested(typed)[0]).toBe(id));

  it.each(['Hufagrip', 'Siladex', 'Telura', 'Microlax', 'Inza', 'Cefarox'])('offer no other brand for %s', (typed) =>
    expect(suggestionsFor(names, typed).filter(({ brand }) => brand !== undefined)).toEqual([]),
  );

  it('find a brand by its last word, and by a slip of the pen', () => {
    expect(suggestionsFor(names, 'Andalan')[0]).toMatchObject({ brand: 'Pil KB Andalan' });
    expect(suggestionsFor(names, 'Cordaron')[0]).toMatchObject({ brand: 'Cordarone' });
    expect(suggestionsFor(names, 'Bodrexn').map(({ brand }) => brand)).toContain('Bodrexin');
  });

  it.each([
    ['COVID-19 vaccine', ['covid-19-inactivated-vaccine', 'covid-19-mrna-vaccine', 'covid-19-vector-vaccine']],
    ['COVID vaccine', ['covid-19-inactivated-vaccine', 'covid-19-mrna-vaccine', 'covid-19-vector-vaccine']],
    ['JE vaccine', ['japanese-encephalitis-vaccine-inactivated', 'japanese-encephalitis-vaccine-live']],
    ['JE', ['japanese-encephalitis-vaccine-inactivated', 'japanese-encephalitis-vaccine-live']],
    ['RSV', ['rsv-vaccine']],
    ['DPT', ['dtap-vaccine', 'dtp-hepb-hib-vaccine']],
    ['iodinated contrast', ['amidotrizoate', 'iodixanol', 'iohexol', 'iopamidol', 'iopromide']],
    ['kontras iodium', ['amidotrizoate', 'iodixanol', 'iohexol', 'iopamidol', 'iopromide']],
  ])('are for %s what bears its words, and nothing that is only written alike', (typed, ids) => {
    expect(idsOf(typed)).toBeNull();
    expect(suggested(typed).toSorted()).toEqual(ids);
  });

  it('for OAT, as drugs against tuberculosis are called, are those that are given first', () => {
    expect(idsOf('OAT')).toBeNull();
    expect(suggested('OAT').toSorted()).toEqual(['ethambutol', 'isoniazid', 'pyrazinamide', 'rifampicin']);
  });

  it('for one wrong letter are still that name, though another bears one of its words', () =>
    expect(suggested('sodum valproate')[0]).toBe('valproic-acid'));

  it('name the members of a class, and nothing for what is like nothing', () => {
    expect(suggested('statin')).toContain('simvastatin');
    expect(suggested('qqqqqqq')).toEqual([]);
  });
});

it('searches by how names begin, own names before brands', () => {
  expect(searchDrugs(names, 'simv')[0]).toMatchObject({ label: 'Simvastatin' });
  expect(searchDrugs(names, 'caduet')[0]).toMatchObject({ ids: ['amlodipine', 'atorvastatin'], brand: 'Caduet' });
});

it('searches by the name in a line, and keeps what stands around it', () => {
  expect(searchLine(names, 'simvast 80 mg od')).toMatchObject({ found: [{ label: 'Simvastatin' }], notation: '80 mg od' });
  expect(searchLine(names, 'Tylenol 3')).toMatchObject({ found: [{ brand: 'Tylenol 3' }], notation: '' });
  expect(searchLine(names, "St John's")).toMatchObject({ notation: '' });
  expect(searchLine(names, "saint john's wort, 300 mg tid").notation).toBe('300 mg tid');
  expect(suggested('warfrin 5 mg od')[0]).toBe('warfarin');
});

it('hears the two spellings of one name alike, and counts letters that changed places once', () => {
  expect(soundOf('amoksisilin')).toBe(soundOf('amoxicillin'));
  expect(soundOf('parasetamol')).toBe(soundOf('paracetamol'));
  expect(distance('metfromin', 'metformin', 3)).toBe(1);
  expect(distance('abc', 'xyz', 1)).toBeGreaterThan(1);
});
