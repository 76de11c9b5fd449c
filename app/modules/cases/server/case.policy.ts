/** What one reader may see and do of a case. Pure, so that it can be read as tables and tested as such. */
import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '#platform/session/viewer.ts';
import type { CaseContent } from '../case-content.contract.ts';
import type { CaseUpdate, CaseView } from '../cases.contract.ts';
import type { Tally } from './case.store.ts';

export type Results = NonNullable<NonNullable<CaseView['content']['question']>['results']>;

/** Of fewer colleagues of one speciality one could guess who answered what. */
const LEAST_ANSWERS = 3;
const MOST_SPECIALITIES = 8;

const sum = (row: readonly number[]) => row.reduce((total, value) => total + value, 0);

/**
 * Votes per option in their order, and the same by speciality, the most numerous first. Where those of all others together are too few,
 * the least numerous that would be shown is left out as well: what is not shown could be reckoned from the rest.
 */
export function resultsOf(options: number, tallies: readonly Tally[]): Results {
  const votes = new Array<number>(options).fill(0);
  const bySpeciality = new Map<string, number[]>();
  for (const { option, speciality, votes: given } of tallies) {
    if (option >= options) continue;
    const row = bySpeciality.get(speciality) ?? new Array<number>(options).fill(0);
    row[option] = (row[option] ?? 0) + given;
    votes[option] = (votes[option] ?? 0) + given;
    bySpeciality.set(speciality, row);
  }
  const total = sum(votes);
  const shown = [...bySpeciality]
    .map(([speciality, row]) => ({ speciality, votes: row }))
    .filter((row) => sum(row.votes) >= LEAST_ANSWERS)
    .sort((a, b) => sum(b.votes) - sum(a.votes) || a.speciality.localeCompare(b.speciality))
    .slice(0, MOST_SPECIALITIES);
  const left = total - sum(shown.map((row) => sum(row.votes)));
  if (left > 0 && left < LEAST_ANSWERS) shown.pop();
  return { total, votes, bySpeciality: shown };
}

/** Readers see how others answered once they have answered themselves; the author always. */
export const seesResults = (isAuthor: boolean, myAnswer: number | null): boolean => isAuthor || myAnswer !== null;

/** Those whom the author lets respond answer, once; authors do not. `refusal`: why they may not respond, or null. */
export const mayAnswer = (refusal: string | null, isAuthor: boolean, myAnswer: number | null): boolean =>
  refusal === null && !isAuthor && myAnswer === null;

/**
 * Take-home points and references tell what the diagnosis was. Where it is held back they open with it; authors and staff see them
 * always.
 */
export const holdsClosing = (steps: readonly ShownStep[], seesAll: boolean): boolean =>
  !seesAll && steps.some(({ kind, open }) => kind === 'diagnosis' && !open);

export type ShownUpdate = CaseView['updates'][number];

/** How a case went on tells what it was, and the update that closes it how it ended: they wait until their reader has opened that. */
export function shownUpdate(update: CaseUpdate, steps: readonly ShownStep[], seesAll: boolean): ShownUpdate {
  const isHeld = (kind: string) => !seesAll && steps.some((step) => step.kind === kind && !step.open);
  const opensWith = isHeld('diagnosis') ? 'diagnosis' : update.closes && isHeld('outcome') ? 'outcome' : null;
  return opensWith === null ? { ...update, opensWith } : { ...update, opensWith, title: null, text: null };
}

/** Whether a reader may open a step: those before it that are held back come first. */
export function isNextStep(steps: CaseContent['disclosure'], kind: string, opened: readonly string[]): boolean {
  const before = steps.slice(
    0,
    steps.findIndex((step) => step.kind === kind),
  );
  return before.every((step) => !step.held || opened.includes(step.kind));
}

type Question = NonNullable<CaseContent['question']>;

/** Votes are kept by the place of their option: the words they were given for stay. The author's own choice is free. */
export const isSameQuestion = (answered: Question, wanted: Question | undefined): boolean =>
  wanted !== undefined && isDeepStrictEqual([answered.text, answered.options], [wanted.text, wanted.options]);

/** As long as nobody has answered, a question may become another, and an answer stands: it is for what was read. */
export const isAsRead = ({ text, options }: Question, option: number, read: { question: string; option: string }): boolean =>
  text === read.question && options[option] === read.option;

const RESTORE_MS = 10 * 60_000;

/** Whether an author may bring back what they took down: for a while, and never past the patient's word. */
export const mayRestore = (item: { status: string; statusAt: Date }, consented: boolean, now: number): boolean =>
  item.status === 'withdrawn' && consented && now - item.statusAt.getTime() <= RESTORE_MS;

export type ShownStep = CaseView['content']['disclosure'][number];

/** Authors, and staff who are to judge what is not published yet: their reading is no guess, and is not counted as one. */
export const readsAll = (item: { authorId: string; status: string }, viewer: Viewer): boolean =>
  viewer !== null && (viewer.id === item.authorId || (item.status !== 'published' && viewer.rights.includes('approvals')));

/** A held-back step is its kind alone until this reader has opened it, but for who reads all of them. */
export function shownSteps(
  steps: CaseContent['disclosure'],
  reader: { readsAll: boolean; opened: readonly string[] },
  counts: readonly { kind: string; opened: number }[],
): ShownStep[] {
  return steps.map(({ kind, held, text }) => {
    const open = !held || reader.readsAll || reader.opened.includes(kind);
    return { kind, held, open, openedBy: counts.find((count) => count.kind === kind)?.opened ?? 0, text: open ? text : null };
  });
}
