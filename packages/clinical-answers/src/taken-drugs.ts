/** The drugs of a question as the check takes them, with what was read about each said in words; what was not is asked at its field. */
import type { TakenDrug } from '@kolegia/clinical-interactions/finding';
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { type DayDose, dayDoseOf } from './day-dose.ts';
import { type Meaning, meaningOf } from './drug-meaning.ts';
import { type DrugNames, type Meant, productOf, suggested, suggestionsFor } from './drug-names.ts';
import { forReading, readNotation, splitNotation } from './drug-notation.ts';
import { NAME_LENGTH, shown, unnamed } from './given-names.ts';
import { routeNamed } from './route-names.ts';
import { type Ask, type Language, type Named, named } from './said.ts';
import { type Told, told } from './told.ts';
import { words } from './wording.ts';

export interface AskedDrug {
  /** As on a prescription: "furosemide 40 mg iv bd". */
  readonly name: string;
  /** As dosing takes it: an id, a name in either language, or po, iv, tetes mata. */
  readonly route?: string | null | undefined;
  /** Total of a day, or what makes it: "40 mg", "3x25 mg". */
  readonly dailyDose?: string | null | undefined;
  readonly days?: number | null | undefined;
}

export interface Recognised extends Named {
  readonly input: string;
  readonly by: Meant['by'];
  readonly brand?: string;
  /** The route that was said, by its id, and in words with the dose and the length that were read: "40 mg a day, intravenous". */
  readonly route?: string;
  readonly read?: string;
}
export interface Unrecognised {
  readonly input: string;
  /** `id` may be asked for as it stands; `name` is for people. */
  readonly suggestions: readonly Named[];
  /** What stood around the name: "5 mg od". */
  readonly notation?: string;
}

interface Tools {
  readonly knowledge: Knowledge;
  readonly names: DrugNames;
}

interface ReadDrugs {
  readonly recognised: readonly Recognised[];
  readonly unrecognised: readonly Unrecognised[];
  readonly taken: readonly TakenDrug[];
  readonly asks: readonly Ask[];
}

export function readDrugs(tools: Tools, drugs: readonly (string | AskedDrug)[], language: Language): ReadDrugs {
  const { knowledge, names } = tools;
  const recognised: Recognised[] = [];
  const unrecognised: Unrecognised[] = [];
  const taken: TakenDrug[] = [];
  const asks: Ask[] = [];
  for (const [index, asked] of drugs.entries()) {
    const one: Told<AskedDrug> = typeof asked === 'string' ? { name: asked } : told(asked);
    const ask = (field: string, message: string) => asks.push({ field: `drugs.${index}.${field}`, message });
    const input = one.name.trim();
    const wrong = unnamed(input, language);
    if (wrong !== null) {
      ask('name', wrong);
      if (input !== '') unrecognised.push({ input: shown(input), suggestions: [] });
      continue;
    }
    const meant = meaningOf(names, input);
    if (meant === null) {
      const { notation } = splitNotation(forReading(input));
      const suggestions = suggestionsFor(names, input).map((like) => suggested(knowledge, like, language));
      unrecognised.push({ input, suggestions, ...(notation === '' ? {} : { notation }) });
      continue;
    }
    const use = useOf(tools, one, meant, language, ask);
    const read = inWords(tools, use, language);
    const isProduct = meant.ids.length > 1 && names.products.has(productOf(meant.ids));
    for (const id of meant.ids) {
      recognised.push({
        input,
        ...named(knowledge, id, language),
        by: meant.by,
        ...(meant.brand === undefined ? {} : { brand: meant.brand }),
        ...(use.route === undefined ? {} : { route: use.route }),
        ...(read === '' ? {} : { read }),
      });
      taken.push({
        id,
        ...(use.route === undefined ? {} : { route: use.route }),
        ...(use.dose === undefined ? {} : { dailyDose: { low: use.dose.low, unit: use.dose.unit } }),
        ...(use.days === undefined ? {} : { days: use.days }),
        ...(isProduct ? { product: index } : {}),
      });
    }
  }
  return { recognised, unrecognised, taken, asks };
}

interface Use {
  readonly route: string | undefined;
  readonly dose: DayDose | undefined;
  readonly days: number | undefined;
}

/** What its own field says goes before what stands around the name. */
function useOf(
  { knowledge, names }: Tools,
  { route, dailyDose, days }: Told<AskedDrug>,
  meant: Meaning,
  language: Language,
  ask: (field: string, message: string) => void,
): Use {
  const say = words(language);
  const own = meant.ids.flatMap((id) => names.routes.get(id) ?? []);
  const asked = route === undefined ? undefined : route.length > NAME_LENGTH ? null : routeNamed(knowledge, route, own);
  if (asked === null) ask('route', say('ask.unknownRoute', { word: shown(route ?? '') }));
  const given = dailyDose === undefined ? undefined : dailyDose.length > NAME_LENGTH ? null : dayDose(dailyDose);
  if (given === null) ask('dailyDose', say('ask.unknownDose', { word: shown(dailyDose ?? '') }));
  else if (given !== undefined && meant.ids.length > 1) ask('dailyDose', say('ask.doseOfSeveral'));
  return {
    route: asked ?? meant.route,
    dose: meant.ids.length > 1 ? undefined : (given ?? meant.dose),
    days: days ?? meant.days,
  };
}

/** "40 mg" in this field is the total of a day, so that nothing is assumed. */
function dayDose(text: string): DayDose | null {
  const notation = readNotation(forReading(text));
  const dose = notation === null ? null : dayDoseOf(notation);
  return dose === null ? null : { ...dose, onceAssumed: false };
}

function inWords({ knowledge }: Tools, { route, dose, days }: Use, language: Language): string {
  const say = words(language);
  return [
    dose === undefined ? '' : say(wordsOf(dose), { value: dose.said.value, unit: say.unit(dose.said.unit) }),
    route === undefined ? '' : (knowledge.routes[route]?.[language] ?? route),
    days === undefined ? '' : say('read.days', { count: days }),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

const wordsOf = ({ said, onceAssumed }: DayDose) => (onceAssumed ? 'read.onceADay' : said.per === 'week' ? 'read.aWeek' : 'read.aDay');
