/** Every word of the calculators in English and Indonesian: each category has its own file, shared words lie beside the package. */

import sharedEn from '../locales/en.json' with { type: 'json' };
import sharedId from '../locales/id.json' with { type: 'json' };
import bodyEn from './body/locales/en.json' with { type: 'json' };
import bodyId from './body/locales/id.json' with { type: 'json' };
import cardiacEn from './cardiac/locales/en.json' with { type: 'json' };
import cardiacId from './cardiac/locales/id.json' with { type: 'json' };
import criticalEn from './critical/locales/en.json' with { type: 'json' };
import criticalId from './critical/locales/id.json' with { type: 'json' };
import dosingEn from './dosing/locales/en.json' with { type: 'json' };
import dosingId from './dosing/locales/id.json' with { type: 'json' };
import electrolytesEn from './electrolytes/locales/en.json' with { type: 'json' };
import electrolytesId from './electrolytes/locales/id.json' with { type: 'json' };
import gastroEn from './gastro/locales/en.json' with { type: 'json' };
import gastroId from './gastro/locales/id.json' with { type: 'json' };
import generalEn from './general/locales/en.json' with { type: 'json' };
import generalId from './general/locales/id.json' with { type: 'json' };
import type { LimitId } from './limit.ts';
import liverEn from './liver/locales/en.json' with { type: 'json' };
import liverId from './liver/locales/id.json' with { type: 'json' };
import mentalEn from './mental/locales/en.json' with { type: 'json' };
import mentalId from './mental/locales/id.json' with { type: 'json' };
import neuroEn from './neuro/locales/en.json' with { type: 'json' };
import neuroId from './neuro/locales/id.json' with { type: 'json' };
import obstetricsEn from './obstetrics/locales/en.json' with { type: 'json' };
import obstetricsId from './obstetrics/locales/id.json' with { type: 'json' };
import type { FieldError } from './outcome.ts';
import paediatricsEn from './paediatrics/locales/en.json' with { type: 'json' };
import paediatricsId from './paediatrics/locales/id.json' with { type: 'json' };
import renalEn from './renal/locales/en.json' with { type: 'json' };
import renalId from './renal/locales/id.json' with { type: 'json' };
import thrombosisEn from './thrombosis/locales/en.json' with { type: 'json' };
import thrombosisId from './thrombosis/locales/id.json' with { type: 'json' };

export type Language = 'en' | 'id';
type Texts = Readonly<Record<string, string>>;

export interface CalculatorTexts {
  readonly name: string;
  readonly description: string;
  readonly field?: Texts;
  readonly option?: Readonly<Record<string, Texts>>;
  readonly band?: Texts;
  readonly step?: Texts;
}
type Shared = Readonly<Record<'category' | 'error' | 'hint' | 'unit' | 'field' | 'step' | 'term' | 'limit', Texts>> & {
  readonly option: Readonly<Record<string, Texts>>;
};

const SHARED: Readonly<Record<Language, Shared>> = { en: sharedEn, id: sharedId };
const CALCULATORS: Readonly<Record<Language, Readonly<Record<string, CalculatorTexts>>>> = {
  en: {
    ...renalEn,
    ...bodyEn,
    ...electrolytesEn,
    ...cardiacEn,
    ...liverEn,
    ...thrombosisEn,
    ...criticalEn,
    ...paediatricsEn,
    ...obstetricsEn,
    ...dosingEn,
    ...gastroEn,
    ...neuroEn,
    ...mentalEn,
    ...generalEn,
  },
  id: {
    ...renalId,
    ...bodyId,
    ...electrolytesId,
    ...cardiacId,
    ...liverId,
    ...thrombosisId,
    ...criticalId,
    ...paediatricsId,
    ...obstetricsId,
    ...dosingId,
    ...gastroId,
    ...neuroId,
    ...mentalId,
    ...generalId,
  },
};

/** Options of one kind of question that stands in many places. */
const COMMON_OPTIONS = ['frequency', 'limb'] as const;

/** Words for one calculator; whatever it does not name itself comes from the shared words. */
export interface Wording {
  readonly name: string;
  readonly description: string;
  field(field: string): string;
  option(field: string, option: string): string;
  band(band: string): string;
  /** A step, or the name of a term in braces in a formula. */
  step(id: string): string;
  unit(unit: string): string;
  limit(id: LimitId): string;
  error(error: FieldError): string;
}

export function wordingOf(calculator: string, language: Language): Wording | undefined {
  const own = CALCULATORS[language][calculator];
  if (!own) return undefined;
  const shared = SHARED[language];
  const field = (id: string) => own.field?.[id] ?? shared.field[id] ?? id;
  const unit = (id: string) => shared.unit[id] ?? id;
  const limit = (id: LimitId) => shared.limit[id] ?? id;
  const figures = (text: string) => (language === 'id' ? text.replace(/(\d)\.(?=\d)/g, '$1,') : text);
  return {
    name: own.name,
    description: own.description,
    field,
    option: (of, option) => {
      const groups = [own.option?.[of], shared.option[of], ...COMMON_OPTIONS.map((id) => shared.option[id])];
      return groups.find((group) => group?.[option] !== undefined)?.[option] ?? option;
    },
    band: (id) => own.band?.[id] ?? id,
    step: (id) => own.step?.[id] ?? own.field?.[id] ?? shared.step[id] ?? shared.term[id] ?? shared.field[id] ?? id,
    unit,
    limit,
    error: (error) => {
      const words: Readonly<Record<string, string>> = {
        field: field(error.field),
        min: figures(String(error.min ?? '')),
        max: figures(String(error.max ?? '')),
        unit: error.unit === undefined ? '' : figures(unit(error.unit)),
        limit: error.limit === undefined ? '' : limit(error.limit),
      };
      const text = fill(shared.error[error.code] ?? error.code, words).replace(' .', '.');
      return error.suggestedUnit === undefined ? text : `${text} ${fill(shared.hint.otherUnit ?? '', { unit: unit(error.suggestedUnit) })}`;
    },
  };
}

export const categoryName = (category: string, language: Language): string => SHARED[language].category[category] ?? category;

const fill = (text: string, words: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => words[name] ?? '');
