/** Of what has only some of the words, what comes first. */

export interface PartialHit {
  readonly id: string;
  /** Which of the words and names it has, in their order. */
  readonly fits: readonly boolean[];
  /** How well and where they stand, below 1. */
  readonly rank: number;
}

/** What has less than this share of the words, by weight, is no answer. */
const LEAST_SHARE = 0.05;
const RANK_WEIGHT = 0.2;

/** A word that few have weighs more; one that none has says nothing. */
export function bestPartial<Hit extends PartialHit>(hits: readonly Hit[]): Hit[] {
  const weights = (hits[0]?.fits ?? []).map((_, i) => weightOf(hits.filter(({ fits }) => fits[i] === true).length, hits.length));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return hits
    .map((hit) => ({ hit, share: hit.fits.reduce((sum, fit, i) => sum + (fit ? (weights[i] ?? 0) : 0), 0) / (all || 1) }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .map(({ hit, share }) => ({ hit, score: share + RANK_WEIGHT * hit.rank }))
    .sort((a, b) => b.score - a.score || (a.hit.id < b.hit.id ? 1 : -1))
    .map(({ hit }) => hit);
}

const weightOf = (having: number, all: number): number => (having === 0 ? 0 : Math.log(1 + (all - having + 0.5) / (having + 0.5)));
