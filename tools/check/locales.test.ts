import { describe, expect, test } from 'vitest';
import { productWith } from './clean-product.ts';
import { checkErrorTexts } from './error-texts.ts';
import { checkLocales } from './locales.ts';
import { treeFromText } from './source-tree.ts';
import { checkUsedTexts } from './used-texts.ts';

const EN = 'app/modules/cases/locales/en.json';
const ID = 'app/modules/cases/locales/id.json';

const messages = (en: unknown, id: unknown) =>
  checkLocales(treeFromText({ [EN]: JSON.stringify(en), [ID]: JSON.stringify(id) })).map(
    ({ file, message }) => `${file.slice(-7)} ${message}`,
  );

test('a clean product passes', () => {
  const tree = treeFromText(productWith({}));
  expect([...checkLocales(tree), ...checkErrorTexts(tree)]).toEqual([]);
});

describe('two languages say the same', () => {
  test.each([
    ['a missing key', { a: { b: 'B', c: 'C' } }, { a: { b: 'B' } }, 'id.json a.c is missing'],
    ['a key too many', { a: 'A' }, { a: 'A', b: 'B' }, 'id.json b does not exist in English'],
    ['another placeholder', { a: 'Hello {{name}}' }, { a: 'Halo {{nama}}' }, 'id.json a: English has {{name}}, here {{nama}}'],
    ['a lost placeholder', { a: '{{name}} of {{count}}' }, { a: '{{name}}' }, 'id.json a: English has {{count}} {{name}}, here {{name}}'],
    ['a lost tag', { a: 'Read <1>this</1>' }, { a: 'Baca ini' }, 'id.json a: English has <1>, here none'],
    ['an empty text', { a: 'A' }, { a: ' ' }, 'id.json a is empty'],
    ['a placeholder with a format', { a: 'A' }, { a: '{{count, number}}' }, 'id.json a: only {{name}} is a placeholder'],
    ['braces that do not pair', { a: '{{name}}' }, { a: '{{name}} {name}}' }, 'id.json a: only {{name}} is a placeholder'],
    ['something that is no text', { a: 'A', b: 3 }, { a: 'A' }, 'en.json b: only texts and groups of texts are read'],
  ])('%s fails', (_, en, id, message) => {
    expect(messages(en, id)).toEqual([message]);
  });

  test('a number that may be one and says seconds, files or the like without plural forms fails', () => {
    const said = (en: string) => messages({ a: en }, { a: en });
    expect(said('Please wait {{seconds}} seconds.')).toEqual(['en.json a: {{seconds}} may be one: give it plural forms, by count']);
    expect(said('At least {{min}} characters.')).toEqual([]);
    expect(said('Please wait {{seconds}} s.')).toEqual([]);
    expect(messages({ a_one: '{{left}} day', a_other: '{{left}} days' }, { a_other: '{{left}} hari' })).toEqual([]);
  });

  test('a key with a dot in it fails: it would not be found', () => {
    expect(messages({ 'a.b': 'B' }, { a: { b: 'B' } })).toEqual(['en.json a.b: a key is one word, its parts are nested']);
  });

  test('a language that is not there at all fails', () => {
    expect(checkLocales(treeFromText({ [EN]: '{}' })).map(({ message }) => message)).toEqual(['is missing']);
  });

  test('what is not JSON fails', () => {
    expect(checkLocales(treeFromText({ [EN]: '{', [ID]: '{}' }))[0]?.message).toContain('is not JSON');
  });
});

describe('plural forms are those of the language', () => {
  const english = { cases_one: 'One case', cases_other: '{{count}} cases' };

  test('one and other in English, other in Indonesian pass', () => {
    expect(messages(english, { cases_other: '{{count}} kasus' })).toEqual([]);
  });

  test('a form English lacks fails', () => {
    expect(messages({ cases_other: '{{count}} cases' }, { cases_other: '{{count}} kasus' })).toEqual(['en.json cases has no form _one']);
  });

  test('a form Indonesian never uses fails', () => {
    const [found] = messages(english, { cases_one: 'Satu kasus', cases_other: '{{count}} kasus' });
    expect(found).toContain('id.json cases_one is never used');
  });

  test('a plural in one language only fails', () => {
    expect(messages(english, { cases: '{{count}} kasus' })).toEqual(['id.json cases is a plural in one language only']);
  });
});

describe('every failure has its text', () => {
  const found = (changes: Record<string, string>) => checkErrorTexts(treeFromText(productWith(changes))).map(({ message }) => message);
  const contract = (body: string) => ({ 'app/modules/cases/cases.contract.ts': body });

  test('a declared code without text fails in both languages', () => {
    expect(found(contract(`const ERRORS = { 'cases.notFound': 404, 'cases.closed': 409 } as const;`))).toEqual([
      'app/modules/cases/locales/en.json has no text error.closed',
      'app/modules/cases/locales/id.json has no text error.closed',
    ]);
  });

  test('the text of an invalid field must exist', () => {
    expect(found(contract(`z.string().max(3, { error: 'cases.validation.title' });`))[0]).toContain('has no text validation.title');
    expect(found(contract(`z.string().max(3, { error: 'validation.url' });`))[0]).toBe(
      'app/shell/locales/en.json has no text validation.url',
    );
  });

  test('common codes stand in the shell, whoever declares them', () => {
    const common = { 'app/platform/operation/errors.ts': `export const COMMON_ERRORS = { 'request.invalid': 422 };` };
    expect(found({ ...common, ...contract(`const ERRORS = { 'request.invalid': 422 };`) })).toEqual([]);
    expect(found({ 'app/platform/operation/errors.ts': `export const COMMON_ERRORS = { 'rate.tooMany': 429 };` })[0]).toBe(
      'app/shell/locales/en.json has no text error.rate.tooMany',
    );
  });
});

describe('every text that pages ask for exists', () => {
  const found = (code: string) =>
    checkUsedTexts(treeFromText(productWith({ 'app/modules/cases/web/case.route.tsx': code }))).map(
      ({ line, message }) => `${line} ${message}`,
    );

  test('a plain key, a plural and a key put together pass', () => {
    expect(found(`const t = useTexts('cases');\nt('error.notFound');\nt('count', { count: 3 });\nt(\`kind.\${kind}\`);`)).toEqual([]);
  });

  test('a key that is not there fails', () => {
    expect(found(`const t = useTexts('cases');\nt('error.gone');`)).toEqual(['2 cases has no text error.gone']);
  });

  test('both keys of a condition must be there', () => {
    expect(found(`const t = useTexts('cases');\nt(open ? 'error.notFound' : 'error.shut');`)).toEqual(['2 cases has no text error.shut']);
    expect(found(`const t = useTexts('cases');\nt('kind.' + kind);`)).toEqual([]);
  });

  test('a namespace that is not there fails', () => {
    expect(found(`const t = useTexts('case');\nt('title');`)).toEqual(['undefined there are no texts named case']);
  });
});
