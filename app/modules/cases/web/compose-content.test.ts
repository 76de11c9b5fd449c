import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { CaseContent } from '../case-content.contract.ts';
import { contentOf, formPath } from './compose-content.tsx';
import type { ComposeForm } from './compose-form.tsx';
import { newLabRow, newVitals, withColumn, withoutColumn } from './compose-form.tsx';
import { newKey } from './compose-list.tsx';
import { formOf, withAnswered } from './compose-reading.tsx';

const blank = () => formOf({}, 'id');
const point = (text: string) => ({ key: newKey(), text });

const SAMPLES = new URL('../../../../sample/cases/', import.meta.url);

interface Sample {
  content: Record<string, unknown> & { presentation: string; disclosure: { text: string }[]; images: unknown[] };
}

/** The sample cases as the server stores them; their pictures are drawn while seeding. */
function samples(): CaseContent[] {
  return readdirSync(SAMPLES)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const { content } = JSON.parse(readFileSync(new URL(name, SAMPLES), 'utf8')) as Sample;
      return CaseContent.parse({
        ...content,
        presentation: fromPlainText(content.presentation),
        disclosure: content.disclosure.map((step) => ({ ...step, text: fromPlainText(step.text) })),
        images: [],
      });
    })
    .filter((content) => !hasNumbersAsText(content));
}

/** The composer makes numbers of them, which is what they should have been. */
const hasNumbersAsText = ({ investigations }: CaseContent) =>
  investigations?.rows.some(({ values, normal = '' }) =>
    [normal, ...values].some((value) => typeof value === 'string' && /^\d/.test(value)),
  ) ?? false;

describe('a stored case in the composer', () => {
  it('comes out as it went in, in both languages', () => {
    const cases = samples();
    expect(cases.length).toBeGreaterThan(10);
    for (const content of cases) {
      for (const language of ['en', 'id'] as const) expect(contentOf(formOf({ ...content }, language), language)).toEqual(content);
    }
  });

  it('keeps pictures with their marks', () => {
    const images = [
      { mediaId: 'm1', caption: 'Chest film', alt: 'Shadow', annotations: [{ shape: 'circle', x: 0.5, y: 0.5, r: 0.1, label: '' }] },
    ];
    expect(contentOf(formOf({ images }, 'en'), 'en').images).toEqual(images);
  });
});

describe('what is half typed', () => {
  const half: ComposeForm = {
    ...blank(),
    patient: { ...blank().patient, age: 'tiga', weight: '7,' },
    vitals: [{ ...newVitals(), at: 'Saat masuk', pressure: '92/', temperature: '38,9' }],
    investigations: { columns: ['Hari 1'], rows: [{ ...newLabRow(1), test: 'Kreatinin', values: ['3,'] }] },
  };

  it('is kept as text, so that nothing is lost', () => {
    const content = contentOf(half, 'id');
    expect(content).toMatchObject({
      patient: { age: { value: 'tiga' }, weightKg: '7,' },
      vitals: [{ systolic: '92/', temperature: 38.9 }],
      investigations: { rows: [{ values: ['3,'] }] },
    });
    const again = formOf(content, 'id');
    expect(again.patient).toMatchObject({ age: 'tiga', weight: '7,' });
    expect(again.vitals[0]).toMatchObject({ pressure: '92/', temperature: '38,9' });
  });

  it('is refused by the contract at its own field', () => {
    const paths = CaseContent.safeParse(contentOf(half, 'id')).error?.issues.map(({ path }) => path.join('.'));
    expect(paths).toEqual(
      expect.arrayContaining([
        'title',
        'patient.age.value',
        'patient.sex',
        'presentation',
        'vitals.0.systolic',
        'question.text',
        'question.options',
      ]),
    );
  });
});

it.each([
  ['94', 'year', 90],
  ['104', 'year', 90],
  ['90', 'year', 90],
  ['89', 'year', 89],
  // Nobody was ever that old: it is a slip of the hand, and told at its field.
  ['940', 'year', 940],
  ['94', 'month', 94],
] as const)('an age of %s, in %ss, is kept as %i', (age, ageUnit, value) => {
  const form = { ...blank(), patient: { ...blank().patient, age, ageUnit } };
  expect(contentOf(form, 'en')).toMatchObject({ patient: { age: { value, unit: ageUnit } } });
});

describe('rows without words', () => {
  const form: ComposeForm = {
    ...blank(),
    history: [
      { key: newKey(), kind: 'past', text: ' ' },
      { key: newKey(), kind: 'allergy', text: 'None' },
    ],
    takeHome: [point(''), point('First'), point(''), point('Second')],
    investigations: { columns: [''], rows: [newLabRow(1), { ...newLabRow(1), test: 'CRP' }] },
  };

  it('are no part of the case', () => {
    expect(contentOf(form, 'en')).toMatchObject({
      history: [{ kind: 'allergy', text: 'None' }],
      takeHome: ['First', 'Second'],
      investigations: { rows: [{ test: 'CRP' }] },
    });
  });

  it('do not move a complaint to the wrong field', () => {
    expect(formPath(form, 'history.0.text')).toBe('history.1.text');
    expect(formPath(form, 'takeHome.1')).toBe('takeHome.3.text');
    expect(formPath({ ...form, vitals: [newVitals(), { ...newVitals(), pressure: '80/400' }] }, 'vitals.0.diastolic')).toBe(
      'vitals.1.systolic',
    );
    expect(formPath(form, 'investigations.rows.0.values.0')).toBe('investigations.rows.1.values.0');
    expect(formPath(form, 'investigations.rows.0.high')).toBe('investigations.rows.1.reference');
    expect(formPath(form, 'investigations.columns.0')).toBe('investigations.columns.0');
    expect(formPath(form, 'patient.age.value')).toBe('patient.age.value');
  });
});

describe('the question', () => {
  it('is asked in a fresh draft, and stays out once it was taken out', () => {
    expect(blank().question.asked).toBe(true);
    const without = { ...blank(), question: { ...blank().question, asked: false } };
    expect(contentOf(without, 'en')).not.toHaveProperty('question');
    expect(formOf(contentOf(without, 'en'), 'en').question.asked).toBe(false);
  });

  it('leaves out blank options at the end but not between others, and an answer that no longer exists', () => {
    const question = { asked: true, text: 'What now?', options: ['Wait', '', 'Operate', ''], answer: 3 };
    expect(contentOf({ ...blank(), question }, 'en').question).toEqual({ text: 'What now?', options: ['Wait', '', 'Operate'] });
  });

  it('stands as it was published once it was answered, with the author’s own answer as it is now', () => {
    const answered = { text: 'What now?', options: ['Wait', 'Operate'], answer: 1 };
    const asked = { asked: true, text: 'Changed', options: ['Other', 'Options', 'Three', ''], answer: 0 };
    const contentWith = (question: ComposeForm['question']) => contentOf(withAnswered({ ...blank(), question }, answered), 'en').question;
    expect(contentWith(asked)).toEqual({ ...answered, answer: 0 });
    expect(contentWith({ ...asked, asked: false })).toEqual(answered);
    expect(withAnswered(blank(), null)).toMatchObject({ question: blank().question });
  });
});

it('adds and removes a column in every row', () => {
  const table = { columns: ['Day 1'], rows: [{ ...newLabRow(1), values: ['4'] }] };
  const wide = withColumn(table);
  expect([wide.columns, wide.rows[0]?.values]).toEqual([
    ['Day 1', ''],
    ['4', ''],
  ]);
  const narrow = withoutColumn(wide, 0);
  expect([narrow.columns, narrow.rows[0]?.values]).toEqual([[''], ['']]);
});
