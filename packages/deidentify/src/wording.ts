import en from '../locales/en.json' with { type: 'json' };
import id from '../locales/id.json' with { type: 'json' };

export type Language = 'en' | 'id';
export type DeidentifyWording = typeof en;

/** Replacements, reasons and risks in words. */
export const deidentifyWording: Readonly<Record<Language, DeidentifyWording>> = { en, id };

/** Puts values in the place of {names}. */
export const fill = (template: string, values: Readonly<Record<string, number>> = {}): string =>
  template.replace(/\{(\w{1,20})\}/g, (whole, name: string) => String(values[name] ?? whole));
