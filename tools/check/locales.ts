/**
 * Do the languages of a namespace say the same things? Keys, placeholders and tags must agree, plural forms must be those the
 * language has, and no text may be empty. The reference is English.
 */
import { error, type Finding, type SourceTree } from './source-tree.ts';

/** Plural forms a language needs, by CLDR. Indonesian has one form: "1 kasus", "5 kasus". */
const PLURAL_FORMS = { en: ['one', 'other'], id: ['other'] } as const;
type Language = keyof typeof PLURAL_FORMS;
const LANGUAGES = Object.keys(PLURAL_FORMS) as Language[];

const PLURAL_KEY = /^(.*)_(zero|one|two|few|many|other)$/;

/** One entry per thing said: a plain key (its form is ''), or a key with all its plural forms. */
type Entry = ReadonlyMap<string, string>;
export type Texts = ReadonlyMap<string, string>;

export function checkLocales(tree: SourceTree): Finding[] {
  const folders = new Set(
    tree.files.map((file) => /^(.*\/locales)\/[^/]+\.json$/.exec(file)?.[1]).filter((folder) => folder !== undefined),
  );
  return [...folders].filter((folder) => /^(app|packages)\//.test(folder)).flatMap((folder) => checkFolder(tree, folder));
}

function checkFolder(tree: SourceTree, folder: string): Finding[] {
  const findings: Finding[] = [];
  const byLanguage = new Map<Language, Map<string, Entry>>();
  for (const language of LANGUAGES) {
    const file = `${folder}/${language}.json`;
    if (!tree.files.includes(file)) {
      findings.push(error(file, 'is missing'));
      continue;
    }
    const read = readTexts(file, tree.read(file));
    findings.push(...read.findings);
    const entries = entriesOf(read.texts);
    byLanguage.set(language, entries);
    for (const [key, entry] of entries) findings.push(...pluralForms(file, language, key, entry));
    if (language === 'en') for (const [key, entry] of entries) findings.push(...mayBeOne(file, key, entry));
  }
  const reference = byLanguage.get('en');
  if (reference === undefined) return findings;
  for (const [language, entries] of byLanguage) {
    if (language !== 'en') findings.push(...compare(`${folder}/${language}.json`, reference, entries));
  }
  return findings;
}

/** The texts of a locale file under their full keys: `error.notFound`. */
export function readTexts(file: string, json: string): { texts: Texts; findings: Finding[] } {
  const texts = new Map<string, string>();
  const findings: Finding[] = [];
  const flatten = (value: unknown, key: string) => {
    if (typeof value === 'string') {
      texts.set(key, value);
      findings.push(...textFindings(file, key, value));
    } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [name, below] of Object.entries(value)) {
        const full = key === '' ? name : `${key}.${name}`;
        if (!/^\w[\w-]*$/.test(name)) findings.push(error(file, `${full}: a key is one word, its parts are nested`));
        flatten(below, full);
      }
    } else {
      findings.push(error(file, `${key}: only texts and groups of texts are read`));
    }
  };
  try {
    flatten(JSON.parse(json), '');
  } catch (cause) {
    findings.push(error(file, `is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`));
  }
  return { texts, findings };
}

function textFindings(file: string, key: string, text: string): Finding[] {
  if (text.trim() === '') return [error(file, `${key} is empty`)];
  const leftover = text.replaceAll(PLACEHOLDER, '');
  return /\{\{|\}\}/.test(leftover) ? [error(file, `${key}: only {{name}} is a placeholder`)] : [];
}

function entriesOf(texts: Texts): Map<string, Entry> {
  const entries = new Map<string, Map<string, string>>();
  for (const [key, text] of texts) {
    const [, base = key, form = ''] = PLURAL_KEY.exec(key) ?? [];
    const forms = entries.get(base) ?? new Map<string, string>();
    entries.set(base, forms.set(form, text));
  }
  return entries;
}

const isPlural = (forms: Entry) => !forms.has('');

function pluralForms(file: string, language: Language, key: string, forms: Entry): Finding[] {
  if (!isPlural(forms)) return [];
  const wanted: readonly string[] = PLURAL_FORMS[language];
  const missing = wanted.filter((form) => !forms.has(form)).map((form) => error(file, `${key} has no form _${form}`));
  const foreign = [...forms.keys()]
    .filter((form) => !wanted.includes(form))
    .map((form) => error(file, `${key}_${form} is never used: the language has no such form. If it is no plural, nest it: ${key}.${form}`));
  return [...missing, ...foreign];
}

/** What is counted, in the words that no "1" stands before. */
const COUNTED = /\{\{(\w+)\}\} (?:seconds|minutes|hours|days|weeks|months|years|times|characters|files)\b/g;
/** Limits and times that we set: none of them is one. */
const NEVER_ONE: ReadonlySet<string> = new Set(['max', 'min', 'most', 'length', 'minutes']);

function mayBeOne(file: string, key: string, forms: Entry): Finding[] {
  if (forms.has('one')) return [];
  const counted = [...(forms.get('') ?? '').matchAll(COUNTED)].map(([, name = '']) => name).filter((name) => !NEVER_ONE.has(name));
  return counted.map((name) => error(file, `${key}: {{${name}}} may be one: give it plural forms, by count`));
}

function compare(file: string, reference: ReadonlyMap<string, Entry>, entries: ReadonlyMap<string, Entry>): Finding[] {
  const findings: Finding[] = [];
  for (const [key, entry] of reference) {
    const other = entries.get(key);
    if (other === undefined) {
      findings.push(error(file, `${key} is missing`));
      continue;
    }
    if (isPlural(other) !== isPlural(entry)) findings.push(error(file, `${key} is a plural in one language only`));
    // The general form carries all placeholders; "one case" may leave its count out.
    const [ours, theirs] = [marksOf(generalForm(entry)), marksOf(generalForm(other))];
    if (ours !== theirs) findings.push(error(file, `${key}: English has ${ours || 'no placeholders'}, here ${theirs || 'none'}`));
  }
  for (const key of entries.keys()) {
    if (!reference.has(key)) findings.push(error(file, `${key} does not exist in English`));
  }
  return findings;
}

const generalForm = (forms: Entry) => forms.get('') ?? forms.get('other') ?? '';

/** The only kind that platform/i18n fills in. */
const PLACEHOLDER = /\{\{(\w+)\}\}/g;
const TAG = /<\/?([a-zA-Z0-9]+)\s*\/?>/g;

/** Placeholders and tags of a text, sorted, as one comparable string. */
function marksOf(text: string): string {
  const placeholders = [...text.matchAll(PLACEHOLDER)].map(([, name]) => `{{${name}}}`);
  const tags = [...text.matchAll(TAG)].map(([, name]) => `<${name}>`);
  return [...new Set([...placeholders, ...tags])].sort().join(' ');
}
