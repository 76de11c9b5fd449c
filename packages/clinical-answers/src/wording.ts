/** The few sentences that answers bring themselves; everything clinical is worded in the knowledge files. */
import en from '../locales/en.json' with { type: 'json' };
import id from '../locales/id.json' with { type: 'json' };
import type { Language } from './said.ts';

type Group = keyof typeof en;
type Key = { [G in Group]: `${G}.${keyof (typeof en)[G] & string}` }[Group];
type Values = Readonly<Record<string, string | number>>;

const TEXTS: Readonly<Record<Language, Readonly<Record<string, Readonly<Record<string, string>>>>>> = { en, id };

export interface Words {
  (key: Key, values?: Values): string;
  unit(unit: string): string;
}

export function words(language: Language): Words {
  // Without marks for thousands, which one language's readers take for the other's decimal sign.
  const written = (value: number) => String(Math.round(value * 10_000) / 10_000).replace('.', language === 'id' ? ',' : '.');
  const find = (key: string) => {
    const [group = '', name = ''] = key.split('.', 2);
    return TEXTS[language][group]?.[name];
  };
  const say = (key: Key, values: Values = {}) =>
    ((values.count === 1 ? find(`${key}_one`) : undefined) ?? find(key) ?? key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
      const value = values[name];
      return value === undefined ? whole : typeof value === 'number' ? written(value) : value;
    });
  return Object.assign(say, { unit: (unit: string) => TEXTS[language].unit?.[unit] ?? unit });
}
