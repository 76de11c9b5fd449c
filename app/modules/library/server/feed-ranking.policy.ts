/**
 * How the feed is ranked: all its weights, and nothing else. An entry stands where its item last had something happen, moved
 * by the hours of its source. `npm run feed:replay` shows what a change of these numbers changes.
 */
export interface FeedWeights {
  /** By somebody the reader follows. */
  readonly followed: number;
  /** Shared by somebody the reader follows. */
  readonly reposted: number;
  /** In a forum the reader belongs to. */
  readonly forum: number;
  /** Of a journal the reader follows. No less than what else is of their speciality: to follow one never moves it down. */
  readonly journal: number;
  /** In the reader's speciality. */
  readonly speciality: number;
  readonly rest: number;
  /** Beside its source: written by a colleague within `FRESH_DAYS`, and nobody has answered. */
  readonly unanswered: number;
  /** Journals publish more in a day than colleagues write in a week. */
  readonly news: number;
  /** What the reader wanted less of. */
  readonly less: number;
}

/** Hours by which a source is moved forward. */
export const FEED_WEIGHTS: FeedWeights = {
  followed: 72,
  reposted: 48,
  forum: 36,
  journal: 24,
  speciality: 24,
  rest: 0,
  unanswered: 12,
  news: -18,
  less: -336,
};

/** For so long an item that nobody has answered waits for the first. */
export const FRESH_DAYS = 2;

export interface Ranked {
  readonly kind: string;
  readonly author: string;
  /** The reader wanted less of it: nothing brings it up. */
  readonly less?: boolean;
}

/** How far down to look for something else: what stands further down has been ranked lower for a reason. */
export const LOOK_AHEAD = 20;

export interface Arranged<Entry> {
  readonly shown: readonly Entry[];
  /** How many of the ranked are done with, from the first on. */
  readonly done: number;
  /** What was shown of those that come after these. */
  readonly taken: readonly Entry[];
}

/**
 * The next `most` of what is ranked, so that neither one author nor one kind comes twice in a row as long as there is another near;
 * of the two, an author does sooner. `last` stands above them, and what is `taken` was shown before. Where they end makes no
 * difference to the order: the next ones go on as if they had been asked for together.
 */
export function arranged<Entry extends Ranked>(
  ranked: readonly Entry[],
  most: number,
  last: Ranked | null = null,
  isTaken: (entry: Entry) => boolean = () => false,
): Arranged<Entry> {
  const left = [...ranked.keys()].filter((place) => !isTaken(ranked[place] as Entry));
  const shown: Entry[] = [];
  let above = last;
  while (left.length > 0 && shown.length < most) {
    const [head = 0] = left;
    const near = left.filter((place) => place <= head + LOOK_AHEAD && (place === head || ranked[place]?.less !== true));
    const others = near.filter((place) => ranked[place]?.author !== above?.author);
    const next = others.find((place) => ranked[place]?.kind !== above?.kind) ?? others[0] ?? head;
    above = ranked[next] as Entry;
    shown.push(ranked[next] as Entry);
    left.splice(left.indexOf(next), 1);
  }
  const done = left[0] ?? ranked.length;
  const waiting = new Set(left);
  return { shown, done, taken: ranked.filter((_, place) => place > done && !waiting.has(place)) };
}
