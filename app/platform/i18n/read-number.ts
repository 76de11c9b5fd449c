/** Numbers as doctors type them, to numbers and back. */
import type { Language } from './languages.ts';

/** "1.250" is twelve hundred and fifty in Indonesian, "1,250" in English. Never after a leading zero: "0.050" is 0.05. */
const GROUPED: Record<Language, RegExp> = {
  en: /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/,
  id: /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/,
};
const SEPARATOR: Record<Language, string> = { en: ',', id: '.' };

/** Null for anything that is not exactly one number. Apart from groups of thousands, comma and point both part the decimals. */
export function parseNumber(text: string, language: Language): number | null {
  const trimmed = text.trim().replace('−', '-');
  const plain = GROUPED[language].test(trimmed) ? trimmed.replaceAll(SEPARATOR[language], '') : trimmed;
  return /^[+-]?\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}

/** Without groups of thousands, so that what is shown reads back as the same number. */
export function numberText(value: number, language: Language): string {
  const text = String(value);
  return language === 'id' ? text.replace('.', ',') : text;
}
