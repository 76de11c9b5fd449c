/** What to ask, examine or test next: what tells most for what it costs. */
import type { Cost, NextQuestion } from '../assessment.ts';
import { likeliest } from './likeliest.ts';
import type { Model } from './model.ts';
import type { Posterior } from './posterior.ts';

const EFFORT: Readonly<Record<Cost, number>> = { ask: 1, examine: 1.4, test: 3, costly: 8 };
/** Diseases that are told apart, and questions that are given. */
const MOST_DISEASES = 25;
const MOST_QUESTIONS = 8;
const LEAST_PROBABILITY = 0.004;
const MOST_SPLITS = 3;

const bits = (p: number) => (p <= 0 ? 0 : -p * Math.log2(p));
const doubt = (p: number) => bits(p) + bits(1 - p);

export function nextQuestions(model: Model, { probabilities, settled }: Posterior): NextQuestion[] {
  const top = likeliest(probabilities, MOST_DISEASES, LEAST_PROBABILITY);
  const shares = top.map((disease) => probabilities[disease] ?? 0);
  const rest = Math.max(0, 1 - shares.reduce((sum, share) => sum + share, 0));
  const places = new Int8Array(probabilities.length).fill(-1);
  top.forEach((disease, place) => {
    places[disease] = place;
  });
  const field: Field = { top, shares, rest, places, chances: new Float64Array(top.length) };
  const worths: { readonly number: number; readonly information: number; readonly worth: number }[] = [];
  const best = new Float64Array(MOST_QUESTIONS);
  for (const number of listedIn(model, top)) {
    if (settled.present.has(number) || settled.absent.has(number)) continue;
    const { chances, leak, present } = chancesOf(model, field, number);
    if (present <= 0.001 || present >= 0.999) continue;
    let information = doubt(present);
    const effort = EFFORT[model.findings[number]?.finding.cost ?? 'ask'];
    // No answer tells more than there is doubt about it.
    if (information / effort < (best[0] ?? 0)) continue;
    const without = doubt(leak);
    for (let at = 0; at < chances.length; at += 1) {
      const chance = chances[at] ?? 0;
      information -= (shares[at] ?? 0) * (chance === leak ? without : doubt(chance));
    }
    information -= rest * without;
    const worth = information / effort;
    worths.push({ number, information, worth });
    if (worth > (best[0] ?? 0)) {
      best[0] = worth;
      best.sort();
    }
  }
  const id = (number: number) => model.findings[number]?.finding.id ?? '';
  return worths
    .sort((a, b) => b.worth - a.worth || (id(a.number) < id(b.number) ? -1 : 1))
    .slice(0, MOST_QUESTIONS)
    .flatMap(({ number, information }): NextQuestion[] => {
      const finding = model.findings[number]?.finding;
      if (finding === undefined) return [];
      const { names, question, cost } = finding;
      return [
        {
          findingId: finding.id,
          label: names,
          ...(question === undefined ? {} : { question }),
          cost,
          information: Math.round(Math.max(0, information) * 1000) / 1000,
          splits: splitsBy(model, field, number),
        },
      ];
    });
}

/** The diseases that are told apart, with the probability of each and of all others, and the place of each among them. */
interface Field {
  readonly top: readonly number[];
  readonly shares: readonly number[];
  readonly rest: number;
  readonly places: Int8Array;
  /** Of each of them the chance of the finding that is looked at: hundreds are, one after another. */
  readonly chances: Float64Array;
}

/** All that any of them lists. */
function listedIn({ index: { listedStarts, listedFindings } }: Model, diseases: readonly number[]): ReadonlySet<number> {
  const listed = new Set<number>();
  for (const disease of diseases) {
    const end = listedStarts[disease + 1] ?? 0;
    for (let at = listedStarts[disease] ?? 0; at < end; at += 1) listed.add(listedFindings[at] ?? 0);
  }
  return listed;
}

/** Writes of each of the diseases its chance of the finding, where it is not known that of a coincidence; gives that of all together. */
function chancesOf({ index }: Model, { chances, shares, rest, places }: Field, finding: number) {
  const leak = index.leaks[finding] ?? 0;
  chances.fill(leak);
  const end = index.linkStarts[finding + 1] ?? 0;
  for (let at = index.linkStarts[finding] ?? 0; at < end; at += 1) {
    const place = places[index.linkDiseases[at] ?? 0] ?? -1;
    if (place < 0) continue;
    const chance = index.linkChances[at] ?? 0;
    chances[place] = chance + (1 - chance) * leak;
  }
  let present = rest * leak;
  for (let at = 0; at < chances.length; at += 1) present += (shares[at] ?? 0) * (chances[at] ?? 0);
  return { chances, leak, present };
}

/** The diseases that the answer moves most. */
function splitsBy(model: Model, field: Field, finding: number): NextQuestion['splits'] {
  const { top, shares } = field;
  const { chances, present } = chancesOf(model, field, finding);
  return top
    .map((index, at) => {
      const [prior, chance] = [shares[at] ?? 0, chances[at] ?? 0];
      return { index, ifPresent: (prior * chance) / present, ifAbsent: (prior * (1 - chance)) / (1 - present) };
    })
    .sort((a, b) => Math.abs(b.ifPresent - b.ifAbsent) - Math.abs(a.ifPresent - a.ifAbsent))
    .slice(0, MOST_SPLITS)
    .flatMap(({ index, ifPresent, ifAbsent }) => {
      const disease = model.diseases[index]?.disease;
      return disease === undefined
        ? []
        : [{ id: disease.id, name: disease.names, ifPresent: rounded(ifPresent), ifAbsent: rounded(ifAbsent) }];
    });
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
