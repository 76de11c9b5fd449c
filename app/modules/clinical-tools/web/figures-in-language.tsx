/** Figures inside formulas and units, which the engines write with a point, as the reader's language writes them. Pure. */
import type { Language } from '#platform/i18n/languages.ts';

/** "-0.2201 × 7.036" → "−0,2201 × 7,036". Of formulas and units only: in prose a point may also part thousands or end a sentence. */
export function figuresIn(language: Language, text: string): string {
  const signed = text.replace(/(?<![\p{L}\d])-(?=\d)/gu, '−');
  return language === 'id' ? signed.replace(/(\d)\.(?=\d)/g, '$1,') : signed;
}

/** The one unit with a decimal in it, wherever a sentence of an engine holds it. */
export const unitsIn = (language: Language, text: string): string => (language === 'id' ? text.replaceAll('/1.73 m²', '/1,73 m²') : text);
