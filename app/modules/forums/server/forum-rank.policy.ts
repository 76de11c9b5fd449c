/** How busy a forum is, in one number. */

/** Many people who write a little make a livelier forum than few who write a lot. */
const WEIGHTS = { people: 3, threads: 2, answers: 1 } as const;

export const exchangeScore = ({ people, threads, answers }: { people: number; threads: number; answers: number }): number =>
  people * WEIGHTS.people + threads * WEIGHTS.threads + answers * WEIGHTS.answers;
