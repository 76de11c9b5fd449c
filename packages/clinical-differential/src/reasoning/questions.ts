/** What to ask, examine or test next: what tells most for what it costs. */
import type { Cost, NextQuestion } from '../assessment.ts';
import type { Model } from './model.ts';
import type { Posterior } from './posterior.ts';

const EFFORT: Readonly<Record<Cost, number>> = { ask: 1, examine: 1.4, test: 3, costly: 8 };
/** Diseases that are told apart, and questions that are given. */
const MOST_DISEASES = 25;
const MOST_QUESTIONS = 8;
const LEAST_PROBABILITY = 0.004;
const MOST_SPLITS = 3;

const bits = (p: number) => (p <= 0 ? 0 : -p * Math.log2(p));

export function nextQuestions(model: Model, { probabilities, settled }: Posterior): NextQuestion[] {
  const top = [...probabilities.keys()]
    .filter((index) => (probabilities[index] ?? 0) >= LEAST_PROBABILITY)
    .sort((a, b) => (probabilities[b] ?? 0) - (probabilities[a] ?? 0))
    .slice(0, MOST_DISEASES);
  const rest = Math.max(0, 1 - top.reduce((sum, index) => sum + (probabilities[index] ?? 0), 0));
  const asked = new Set(top.flatMap((index) => [...(model.diseases[index]?.listed.keys() ?? [])]));
  const questions: (NextQuestion & { readonly worth: number })[] = [];
  for (const number of asked) {
    const finding = model.findings[number];
    if (finding === undefined || settled.present.has(number) || settled.absent.has(number)) continue;
    const chances = new Map(finding.links.map(({ disease, chance }) => [disease, chance + (1 - chance) * finding.leak]));
    const of = (index: number) => chances.get(index) ?? finding.leak;
    const present = top.reduce((sum, index) => sum + (probabilities[index] ?? 0) * of(index), rest * finding.leak);
    if (present <= 0.001 || present >= 0.999) continue;
    let information = bits(present) + bits(1 - present);
    for (const index of top) information -= (probabilities[index] ?? 0) * (bits(of(index)) + bits(1 - of(index)));
    information -= rest * (bits(finding.leak) + bits(1 - finding.leak));
    const { id, names, question, cost } = finding.finding;
    const splits = top
      .map((index) => {
        const prior = probabilities[index] ?? 0;
        return { index, ifPresent: (prior * of(index)) / present, ifAbsent: (prior * (1 - of(index))) / (1 - present) };
      })
      .sort((a, b) => Math.abs(b.ifPresent - b.ifAbsent) - Math.abs(a.ifPresent - a.ifAbsent))
      .slice(0, MOST_SPLITS)
      .flatMap(({ index, ifPresent, ifAbsent }) => {
        const disease = model.diseases[index]?.disease;
        return disease === undefined
          ? []
          : [{ id: disease.id, name: disease.names, ifPresent: rounded(ifPresent), ifAbsent: rounded(ifAbsent) }];
      });
    questions.push({
      findingId: id,
      label: names,
      ...(question === undefined ? {} : { question }),
      cost,
      information: Math.round(Math.max(0, information) * 1000) / 1000,
      splits,
      worth: information / EFFORT[cost],
    });
  }
  return questions
    .sort((a, b) => b.worth - a.worth || (a.findingId < b.findingId ? -1 : 1))
    .slice(0, MOST_QUESTIONS)
    .map(({ worth: _, ...question }) => question);
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
