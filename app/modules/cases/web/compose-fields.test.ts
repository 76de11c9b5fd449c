import { findIdentifiers } from '@kolegia/deidentify/find-identifiers';
import { describe, expect, it } from 'vitest';
import { filled } from '#platform/testing/filled-schema.ts';
import { errorsOf, valueAt, withReplaced } from '#platform/web/field-path.ts';
import { CaseContent } from '../case-content.contract.ts';
import { textsOfCase } from '../case-texts.contract.ts';
import { formPath } from './compose-content.tsx';
import { textsOf } from './compose-fields.tsx';
import type { ComposeForm } from './compose-form.tsx';
import { newKey } from './compose-list.tsx';
import { formOf } from './compose-reading.tsx';

const form: ComposeForm = {
  ...formOf({}, 'id'),
  presentation: 'Masuk RS 12 November 2026, no. RM 00-48-17-92. Ikterik.',
  history: [{ key: newKey(), kind: 'social', text: 'Buruh bangunan' }],
  takeHome: [{ key: newKey(), text: 'Pikirkan leptospirosis' }],
};

describe('texts of the form', () => {
  it('are all that readers see, with their paths', () => {
    expect(textsOf(form).map(({ path }) => path)).toEqual(['presentation', 'history.0.text', 'takeHome.0.text']);
  });

  it('leave a question out that is not asked', () => {
    const question = { asked: false, text: 'Rujuk?', options: ['Ya', 'Tidak', '', ''], answer: null };
    expect(textsOf({ ...form, question }).some(({ path }) => path.startsWith('question'))).toBe(false);
    expect(textsOf({ ...form, question: { ...question, asked: true } }).map(({ path }) => path)).toContain('question.options.1');
  });
});

/** Texts that readers are not shown, and why. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  'images.mediaId': 'An id of ours, and no word.',
};

const kindOf = (path: string) => path.replace(/\.\d+/g, '');

it('reads every text of a case that readers will see, on the server and in the composer, and leads to its field', () => {
  const { value, words } = filled(CaseContent);
  const content = value as CaseContent;
  const whole = formOf({ ...content }, 'en');
  const onServer = [...textsOfCase(content)];
  const inForm = textsOf(whole);
  const shown = [...words].filter(([path]) => !(kindOf(path) in NOT_SHOWN));
  expect(shown.length).toBeGreaterThan(40);
  const missing = {
    onServer: shown.filter(([path, word]) => !onServer.some(([field, text]) => field === path && text.includes(word))),
    // Where it stands in the form, its author is led, and it can be replaced.
    inForm: shown.filter(([path, word]) => !inForm.some((field) => field.path === formPath(whole, path) && field.text.includes(word))),
    inPlace: shown.filter(([path, word]) => !String(valueAt(whole, formPath(whole, path))).includes(word)),
  };
  expect(missing).toEqual({ onServer: [], inForm: [], inPlace: [] });
  expect([...words.keys()].map(kindOf)).toEqual(expect.arrayContaining(Object.keys(NOT_SHOWN)));
});

describe('a fix', () => {
  it('removes every identifier from the narrative when all are taken', () => {
    let fixed = form;
    for (let round = 0; round < 5; round++) {
      const [found] = findIdentifiers(fixed.presentation, { language: 'id' }).filter(({ suggestion }) => suggestion.replace !== null);
      if (found === undefined) break;
      fixed = withReplaced(
        fixed,
        { path: 'presentation', text: found.text, start: found.start, end: found.end },
        found.suggestion.replace ?? '',
      );
    }
    expect(fixed.presentation).not.toMatch(/12 November|00-48/);
    expect(fixed.presentation).toMatch(/^Masuk RS .*Ikterik\.$/);
  });

  it('reaches into rows and touches nothing else', () => {
    const fixed = withReplaced(form, { path: 'history.0.text', text: 'bangunan', start: 6, end: 14 }, 'pabrik');
    expect(fixed.history[0]?.text).toBe('Buruh pabrik');
    expect(fixed.takeHome).toEqual(form.takeHome);
  });

  it('finds its words again when a fix before it has moved them', () => {
    const presentation = 'Masuk RS 12 November 2026, lalu 13 November 2026.';
    const [first, second] = ['12 November 2026', '13 November 2026'].map((text) => {
      const start = presentation.indexOf(text);
      return { path: 'presentation', text, start, end: start + text.length };
    });
    if (first === undefined || second === undefined) throw new Error('Two dates are fixed here');
    const fixed = withReplaced(withReplaced({ ...form, presentation }, first, '[tanggal]'), second, '[tanggal]');
    expect(fixed.presentation).toBe('Masuk RS [tanggal], lalu [tanggal].');
  });

  it('does nothing where other words stand by now', () => {
    expect(withReplaced(form, { path: 'presentation', text: 'elsewhere', start: 0, end: 9 }, '')).toEqual(form);
  });
});

it('gives a section its own errors only', () => {
  const errors = { title: 'a', 'history.0.text': 'b', 'historyX.0': 'c', history: 'd' };
  expect(errorsOf(errors, 'history')).toEqual({ '0.text': 'b', '': 'd' });
});

it('finds what is typed at a path of the content, however the form keeps it', () => {
  expect(valueAt(form, 'history.0.text')).toBe('Buruh bangunan');
  expect(valueAt({ ...form, patient: { ...form.patient, age: '34' } }, 'patient.age.value')).toBe('34');
  expect(valueAt(form, 'patient.weightKg')).toBe(form.patient);
});
