/** The words of the answer, in both languages at once, with numbers written as each language writes them. */
import type { Amount, DoseUnit, Span } from '@kolegia/clinical-knowledge/quantity';
import en from '../locales/en.json' with { type: 'json' };
import id from '../locales/id.json' with { type: 'json' };
import type { Text } from './dosage.ts';

type Language = 'en' | 'id';
type Tree = { readonly [key: string]: string | Tree };
export type Value = string | number | Text;
export type Values = Readonly<Record<string, Value>>;

const sentences = (tree: Tree, above = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[above + key, value]] : sentences(value, `${above}${key}.`),
  );

/** By their whole keys: an answer is made of hundreds, and a walk down to each took a tenth of its time. */
const SENTENCES: Readonly<Record<Language, ReadonlyMap<string, string>>> = { en: new Map(sentences(en)), id: new Map(sentences(id)) };

const both = (make: (language: Language) => string): Text => ({ en: make('en'), id: make('id') });

const find = (language: Language, key: string): string | undefined => SENTENCES[language].get(key);

/** The sentence of this key with its values put in; of one, where `value` says so. A key that has no words is a mistake of the program. */
export function say(key: string, values: Values = {}): Text {
  return both((language) => {
    const template = (values.value === 1 ? find(language, `${key}_one`) : undefined) ?? find(language, key);
    if (template === undefined) throw new Error(`No words for ${key} in ${language}`);
    return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => written(values[name] ?? '', language));
  });
}

const written = (value: Value, language: Language): string =>
  typeof value === 'number' ? writtenNumber(value, language) : typeof value === 'string' ? value : value[language];

/**
 * Six figures, decimal comma in Indonesian. Groups only from 10,000 on: "1.000 mg" would be read as one by some and as a thousand
 * by others.
 */
function writtenNumber(value: number, language: Language): string {
  const [whole = '', part] = plain(Number(value.toPrecision(6))).split('.');
  const digits = whole.replace('-', '');
  const grouped = digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, language === 'en' ? ',' : '.');
  const sign = whole.startsWith('-') ? '−' : '';
  return `${sign}${grouped}${part === undefined ? '' : `${language === 'en' ? '.' : ','}${part}`}`;
}

/** Never 1e-7. */
const plain = (value: number): string => (Math.abs(value) < 1e-6 && value !== 0 ? value.toFixed(12).replace(/0+$/, '') : String(value));

export const join = (parts: readonly Text[], separator = ', '): Text =>
  both((language) => parts.map((part) => part[language]).join(separator));

export const numberText = (value: number): Text => both((language) => writtenNumber(value, language));

export const rangeText = (low: number, high: number): Text =>
  both((language) => (low === high ? writtenNumber(low, language) : `${writtenNumber(low, language)}–${writtenNumber(high, language)}`));

const counted = (group: string, word: string, count: number, language: Language): string =>
  (count === 1 ? find(language, `${group}.${word}_one`) : undefined) ?? find(language, `${group}.${word}`) ?? word;

/** A unit of time in words; any other as it is, but for the decimal mark in mL/min/1.73 m². */
export const unitText = (unit: string): Text =>
  both((language) => find(language, `span.${unit}`) ?? (language === 'id' ? unit.replace(/(\d)\.(?=\d)/g, '$1,') : unit));

export interface Written {
  readonly low: number;
  readonly high: number;
  readonly unit: DoseUnit;
  readonly per?: Amount['per'];
  readonly rate?: Amount['rate'];
}

const NEXT: Readonly<Partial<Record<DoseUnit, DoseUnit>>> = { ng: 'mcg', mcg: 'mg', mg: 'g', mL: 'L' };
/** From here on numbers are grouped, and “12.000 mcg” could be read as twelve. */
const LONG = 10_000;

/** Of an amount for a patient; what a source writes per kilogram stands as it is. */
function inFewDigits({ low, high, unit, per }: Written): Pick<Written, 'low' | 'high' | 'unit'> {
  const next = NEXT[unit];
  if (next === undefined || per !== undefined || high < LONG) return { low, high, unit };
  return inFewDigits({ low: low / 1000, high: high / 1000, unit: next });
}

/** "10–15 mg/kg/day" */
export const amountText = (written: Written): Text =>
  both((language) => {
    const { per, rate } = written;
    const { low, high, unit } = inFewDigits(written);
    const tail = [per, rate].map((part) => (part === undefined ? '' : find(language, `per.${part}`))).join('');
    return `${rangeText(low, high)[language]} ${counted('unit', unit, high, language)}${tail}`;
  });

/** "8 hours", "12–24 hours" */
export const spanText = ({ low, high, unit }: Span): Text =>
  both((language) => `${rangeText(low, high)[language]} ${counted('span', unit, high, language)}`);

export function everyText(every: Span | 'once' | 'continuous'): Text {
  if (typeof every === 'string') return say(`every.${every}`);
  const single = every.low === every.high;
  if (single && ((every.unit === 'h' && every.low === 24) || (every.unit === 'd' && every.low === 1))) return say('every.day');
  if (single && ((every.unit === 'd' && every.low === 7) || (every.unit === 'wk' && every.low === 1))) return say('every.week');
  return say('every.span', { span: spanText(every) });
}
