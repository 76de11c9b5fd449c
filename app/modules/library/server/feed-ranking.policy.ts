/**
 * How the feed is ranked: all its weights, and nothing else. An entry stands where its item last had something happen, moved
 * by the hours of its source. `npm run feed:replay` shows what a change of these numbers changes.
 */
export interface FeedWeights {
  /** By somebody the reader follows. */
  readonly followed: number;
  /** Shared by somebody the reader follows. */
  readonly reposted: number;
  /** In the reader's speciality. */
  readonly speciality: number;
  readonly rest: number;
  /** Journals publish more in a day than colleagues write in a week. */
  readonly news: number;
  /** What the reader wanted less of. */
  readonly less: number;
}

/** Hours by which a source is moved forward. */
export const FEED_WEIGHTS: FeedWeights = { followed: 72, reposted: 48, speciality: 24, rest: 0, news: -18, less: -336 };

/** Never next to each other as long as there is something else near. */
const MOST_IN_A_ROW = { author: 1, kind: 3 } as const;
/** How far down to look for something else: what stands further down has been ranked lower for a reason. */
const LOOK_AHEAD = 6;

export interface Ranked {
  readonly kind: string;
  readonly author: string;
}

/** The same entries, so that neither one author nor one kind fills the page; of the two, an author does sooner. */
export function diverse<Entry extends Ranked>(ranked: readonly Entry[]): Entry[] {
  const left = [...ranked];
  const placed: Entry[] = [];
  while (left.length > 0) {
    const near = left.slice(0, LOOK_AHEAD);
    const ofOthers = near.filter((entry) => !repeats(placed, entry, 'author'));
    const next = ofOthers.find((entry) => !repeats(placed, entry, 'kind')) ?? ofOthers[0] ?? near[0];
    if (next === undefined) break;
    placed.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return placed;
}

function repeats(placed: readonly Ranked[], entry: Ranked, what: keyof Ranked): boolean {
  const most = MOST_IN_A_ROW[what];
  return placed.length >= most && placed.slice(-most).every((one) => one[what] === entry[what]);
}
