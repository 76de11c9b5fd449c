import { describe, expect, test } from 'vitest';
import { productWith } from './clean-product.ts';
import { treeFromText } from './source-tree.ts';
import { type AllowList, checkFormatting, checkTextInCode } from './text-in-code.ts';

const NONE: AllowList = { ceiling: 0, entries: [] };
const PAGE = 'app/modules/cases/web/case.route.tsx';

const textsIn = (jsx: string, file = PAGE) =>
  checkTextInCode(treeFromText({ [file]: `export const page = ({ a, t }) => ${jsx};\n` }), NONE).map(({ message }) => message);

test('a clean product passes', () => {
  const tree = treeFromText(productWith({}));
  expect([...checkTextInCode(tree, NONE), ...checkFormatting(tree)]).toEqual([]);
});

describe('words in code', () => {
  test.each([
    ['<p>Read</p>', 'Read'],
    ['<p>{a} mmHg</p>', 'mmHg'],
    [`<p>{'Read'}</p>`, 'Read'],
    [`<p>{\`Read \${a}\`}</p>`, 'Read'],
    [`<p>{a ? 'Yes' : t('no')}</p>`, 'Yes'],
    [`<p>{a ?? 'Nobody'}</p>`, 'Nobody'],
    [`<>{a && ('Kasus' as string)}</>`, 'Kasus'],
    ['<button aria-label="Close" />', 'Close'],
    [`<button title={'Close ' + a} />`, 'Close'],
    ['<img alt="A rash" />', 'A rash'],
    ['<input placeholder="Search" />', 'Search'],
    ['<Field label="Name" />', 'Name'],
  ])('%s fails', (jsx, text) => {
    expect(textsIn(jsx)).toEqual([`“${text}” belongs in a locale file`]);
  });

  test.each([
    '<p>· 5 % — {a} →</p>',
    `<p className="lead wide" id="top">{t('cases:title')}</p>`,
    '<img alt="" src="a.png" />',
    `<p>{a === 'open' ? <b>{a}</b> : null}</p>`,
    `<a title={t('close')} href="/cases">{a.title}</a>`,
  ])('%s passes', (jsx) => {
    expect(textsIn(jsx)).toEqual([]);
  });

  test('a page’s title and description fail', () => {
    const meta = `export const meta = () => [{ title: 'Cases' }, { name: 'description', content: 'All of them' }, { name: 'robots', content: 'noindex' }];`;
    expect(checkTextInCode(treeFromText({ [PAGE]: meta }), NONE)).toHaveLength(2);
  });

  test.each(['app/ui/card.tsx', 'app/shell/frame.tsx', 'app/platform/web/page.tsx', 'app/root.tsx'])('%s is looked at', (file) => {
    expect(textsIn('<p>Read</p>', file)).toHaveLength(1);
  });

  test('the line is that of the text', () => {
    const [found] = checkTextInCode(treeFromText({ [PAGE]: '// é\nexport const page = (\n  <p>\n    <b>Read</b>\n  </p>\n);\n' }), NONE);
    expect(found?.line).toBe(4);
  });
});

describe('the list of allowed texts', () => {
  const entry = { file: PAGE, text: 'Kolegia', reason: 'The name is the same in every language.' };
  const check = (jsx: string, list: AllowList) => checkTextInCode(treeFromText({ [PAGE]: `export const page = () => ${jsx};` }), list);

  test('an allowed text passes', () => {
    expect(check('<b>Kolegia</b>', { ceiling: 1, entries: [entry] })).toEqual([]);
  });

  test('an entry for a text that has gone fails', () => {
    expect(check('<b />', { ceiling: 1, entries: [entry] })[0]?.message).toContain('no longer');
  });

  test('an entry more than the ceiling fails, and so does a ceiling left high', () => {
    expect(check('<b>Kolegia</b>', { ceiling: 0, entries: [entry] })[0]?.message).toContain('may only shrink');
    expect(check('<b />', { ceiling: 1, entries: [] })[0]?.message).toContain('may only shrink');
  });

  test('an entry without a reason fails', () => {
    expect(check('<b>Kolegia</b>', { ceiling: 1, entries: [{ ...entry, reason: '' }] })[0]?.message).toContain('no reason');
  });
});

describe('dates and numbers', () => {
  const inFile = (file: string, code: string) => checkFormatting(treeFromText({ [file]: code }));

  test.each([
    'new Date().toLocaleDateString();',
    'count.toLocaleString("id");',
    'at?.toLocaleTimeString();',
    'new Intl.DateTimeFormat("en");',
    'Intl.NumberFormat("id").format(3);',
    'new Intl.RelativeTimeFormat("en");',
  ])('%s fails', (code) => {
    expect(inFile('app/modules/cases/server/case.operations.ts', code)).toHaveLength(1);
  });

  test('in platform/i18n it passes', () => {
    expect(inFile('app/platform/i18n/dates.ts', 'new Intl.DateTimeFormat("en");')).toEqual([]);
  });
});
