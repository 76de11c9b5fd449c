/**
 * Has every failure a reader can meet a text in both languages? Contracts declare codes with their HTTP status
 * (`{ 'cases.notFound': 404 }`) and name the text of an invalid field (`{ error: 'identity.validation.name' }`).
 */
import { readTexts } from './locales.ts';
import { error, type Finding, type SourceTree } from './source-tree.ts';
import { parseSource, textOf, walk, withoutWrapping } from './syntax.ts';

const COMMON_ERRORS_FILE = 'app/platform/operation/errors.ts';
const LANGUAGES = ['en', 'id'] as const;
const KEY = /^[a-z][a-zA-Z-]*(\.[a-zA-Z]+)+$/;

/** A text that must exist: where it is named, and where it must stand. */
type Wanted = { readonly file: string; readonly line: number; readonly namespace: string; readonly key: string };

export function checkErrorTexts(tree: SourceTree): Finding[] {
  const wanted = wantedTexts(tree);
  const findings: Finding[] = [];
  for (const namespace of new Set(wanted.map((text) => text.namespace))) {
    for (const language of LANGUAGES) {
      const file = `app/${namespace === 'shell' ? 'shell' : `modules/${namespace}`}/locales/${language}.json`;
      const known = tree.files.includes(file) ? readTexts(file, tree.read(file)).texts : null;
      if (known === null) findings.push(error(file, 'is missing, and contracts name texts in it'));
      for (const text of wanted.filter((one) => one.namespace === namespace && known?.has(one.key) === false)) {
        findings.push(error(text.file, `${file} has no text ${text.key}`, text.line));
      }
    }
  }
  return findings;
}

function wantedTexts(tree: SourceTree): Wanted[] {
  const common = tree.files.includes(COMMON_ERRORS_FILE)
    ? wantedOf(tree, COMMON_ERRORS_FILE, (code) => ({ namespace: 'shell', key: `error.${code}` }))
    : [];
  const commonCodes = new Set(common.map(({ key }) => key));
  const declared = tree.files
    .filter((file) => /^app\/modules\/.*\.contract\.ts$/.test(file))
    .flatMap((file) => wantedOf(tree, file, placeOfCode))
    .filter(({ namespace, key }) => !commonCodes.has(`error.${namespace}.${key.replace(/^error\./, '')}`));
  return [...common, ...declared];
}

/** The rule of `errorKey` in platform/operation: `cases.notFound` is `error.notFound` in the locales of cases. */
function placeOfCode(code: string): { namespace: string; key: string } {
  const [namespace = '', ...rest] = code.split('.');
  return { namespace, key: `error.${rest.join('.')}` };
}

/** The rule of `textKey` in platform/operation: `validation.url` belongs to the shell, anything else to the module it begins with. */
function placeOfText(key: string): { namespace: string; key: string } {
  const [namespace = '', ...rest] = key.split('.');
  return namespace === 'validation' ? { namespace: 'shell', key } : { namespace, key: rest.join('.') };
}

function wantedOf(tree: SourceTree, file: string, placeOf: typeof placeOfCode): Wanted[] {
  const syntax = parseSource(file, tree.read(file));
  const wanted: Wanted[] = [];
  walk(syntax.items, (node) => {
    if (node.type !== 'KeyValueProperty') return undefined;
    const name = textOf(node.key);
    const value = withoutWrapping(node.value);
    if (name === undefined || value === undefined) return undefined;
    const line = syntax.lineOf(node);
    if (value.type === 'NumericLiteral' && KEY.test(name)) wanted.push({ file, line, ...placeOf(name) });
    const text = name === 'error' && value.type === 'StringLiteral' ? textOf(value) : undefined;
    if (text !== undefined && KEY.test(text)) wanted.push({ file, line, ...placeOfText(text) });
    return undefined;
  });
  return wanted;
}
