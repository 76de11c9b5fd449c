import { expect, it } from 'vitest';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import type { CaseContent } from '../case-content.contract.ts';
import { caseContent, draftSettings } from '../testing/cases.factory.ts';
import { checkDraftContent } from './draft-check.policy.ts';

const table = (change: object, row: object = {}): NonNullable<CaseContent['investigations']> => ({
  columns: ['Day 1'],
  rows: [{ test: 'CRP', unit: 'mg/L', values: [4], ...row }],
  ...change,
});

it.each([
  [
    'presentation',
    {
      presentation: {
        type: 'doc' as const,
        content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'NIK 3374015203790001' }] }],
      },
    },
  ],
  ['vitals.0.at', { vitals: [{ at: '14 March 2026', pulse: 80 }] }],
  ['vitals.0.spo2On', { vitals: [{ at: 'On arrival', spo2: 94, spo2On: 'Call 0812-3456-7890' }] }],
  ['investigations.columns.0', { investigations: table({ columns: ['14 March 2026'] }) }],
  ['investigations.rows.0.test', { investigations: table({}, { test: 'CRP of 14 March 2026' }) }],
  ['investigations.rows.0.unit', { investigations: table({}, { unit: '0812-3456-7890' }) }],
  ['investigations.rows.0.normal', { investigations: table({}, { normal: 'Ny. Siti Aminah' }) }],
  ['investigations.rows.0.values.0', { investigations: table({}, { values: ['MRN 00481792'] }) }],
  ['investigations.rows.0.values.0', { investigations: table({}, { values: [3374015203790001] }) }],
  [
    'images.0.annotations.0.label',
    {
      images: [
        {
          mediaId: 'm',
          caption: 'Film',
          alt: 'A film',
          annotations: [{ shape: 'circle' as const, x: 0, y: 0, r: 1, label: '14 March 2026' }],
        },
      ],
    },
  ],
  ['references.0.title', { references: [{ title: 'Record no. RM 00-48-17-92', source: 'Archive' }] }],
  ['references.0.source', { references: [{ title: 'Letter', source: 'Call 0812-3456-7890' }] }],
  ['references.0.url', { references: [{ title: 'Letter', source: 'Archive', url: 'https://drive.google.com/patient' }] }],
  ['question.options.1', { question: { text: 'What now?', options: ['Wait', 'Call 0812-3456-7890'] } }],
])('finds what may name the patient in %s, as the composer does', (field, change) => {
  const { identifiers } = checkDraftContent({ ...caseContent(change) }, draftSettings());
  expect(identifiers.map((one) => one.field)).toEqual([field]);
});

it.each([
  ['low', 'Four days of high fever.', 34, []],
  ['raised', 'Four days of high fever.', 90, ['ageOver89']],
  ['raised', 'She comes from Kab Bantul.', 34, ['regency']],
  ['high', 'She comes from Kab Bantul.', 90, ['regency', 'ageOver89', 'combination']],
  ['high', 'She comes from Desa Wanasari.', 34, ['village']],
])('says that the risk is %s: %s, aged %i, for %j', (level, words, years, reasons) => {
  const { patient } = caseContent();
  const content = caseContent({ presentation: fromPlainText(words), patient: { ...patient, age: { value: years, unit: 'year' } } });
  expect(checkDraftContent({ ...content }, draftSettings()).risk).toEqual({ level, reasons });
});

it('says of a narrative that holds too long a list that it does, at its field', () => {
  const list = fromPlainText(Array.from({ length: 101 }, (_, n) => `- day ${n}`).join('\n'));
  expect(checkDraftContent({ ...caseContent({ presentation: list }) }, draftSettings()).fields).toEqual({
    presentation: 'validation.longList',
  });
  const disclosure = [{ kind: 'diagnosis' as const, text: list, held: true }];
  expect(checkDraftContent({ ...caseContent({ disclosure }) }, draftSettings()).fields).toEqual({
    'disclosure.0.text': 'validation.longList',
  });
});

it('asks for what is held back, where nobody who opens it would read anything', () => {
  const disclosure = [{ kind: 'diagnosis' as const, text: fromPlainText('\u200b'), held: true }];
  expect(checkDraftContent({ ...caseContent({ disclosure }) }, draftSettings()).fields).toEqual({
    'disclosure.0.text': 'validation.required',
  });
});

it.each([
  ['disclosure', { disclosure: [0, 1].map(() => ({ kind: 'diagnosis' as const, text: fromPlainText('Dengue.'), held: true })) }],
  ['history', { history: [0, 1].map(() => ({ kind: 'past' as const, text: 'No chronic illness.' })) }],
  ['examination', { examination: [0, 1].map(() => ({ kind: 'abdomen' as const, text: 'Soft.' })) }],
])('refuses the same kind twice at its field: %s', (field, change) => {
  const { content, fields } = checkDraftContent({ ...caseContent(change) }, draftSettings());
  expect([content, fields]).toEqual([null, { [`${field}.1.kind`]: 'cases.validation.kindTwice' }]);
});

it.each([
  { title: 'Hip fracture in a 94-year-old at Hasan Sadikin General Hospital', source: 'Budi Santoso, Siti Aminah. 14 March 2019' },
  { title: 'Gout', source: 'A national body', url: 'https://www.a-national-body.example/gout' },
  { title: 'Preprint', source: 'medRxiv', url: 'https://www.medrxiv.org/content/10.1101/2020.12.08.20245787v1' },
  { title: 'Trial', source: 'Lancet 2020', url: 'https://www.thelancet.com/journals/lancet/article/PIIS0140-6736(20)30183-5/fulltext' },
  { title: 'Trial', source: 'PubMed', url: 'https://pubmed.ncbi.nlm.nih.gov/32109013/' },
])('takes what a reference says of its work for what it is: $url', (reference) => {
  expect(checkDraftContent({ ...caseContent({ references: [reference] }) }, draftSettings()).identifiers).toEqual([]);
});

it('reads where a link of a text leads: in a case that is the patient', () => {
  const marks = [{ type: 'link' as const, attrs: { href: 'https://films.example/?nik=3374015203790001' } }];
  const linked = {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'the film', marks }] }],
  };
  const content = caseContent({ presentation: linked, disclosure: [{ kind: 'outcome', held: true, text: linked }] });
  const { identifiers } = checkDraftContent({ ...content }, draftSettings());
  expect(identifiers.map(({ field, kind }) => `${field} ${kind}`)).toEqual(['presentation url', 'disclosure.0.text url']);
});
