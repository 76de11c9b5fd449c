/**
 * The feed is a merge of sources, each ordered by when something last happened and moved by its weight. An item belongs to
 * its closest source only, so no card comes twice and pages never overlap.
 */
import { readableBy } from './audience.store.ts';
import type { NamedPlace } from './feed-belonging.policy.ts';
import type { FeedPlace } from './feed-cursor.policy.ts';
import { type Less, notPutAside } from './feed-mark.store.ts';
import { type FeedWeights, FRESH_DAYS } from './feed-ranking.policy.ts';
import { notBy, Placeholders } from './item-card.store.ts';

export interface FeedReader {
  readonly id: string;
  readonly speciality: string | null;
  readonly followedIds: readonly string[];
  /** Such as forums they belong to. */
  readonly places: readonly NamedPlace[];
  /** Journals they follow. */
  readonly sourceIds: readonly string[];
  /** Members whose named items are left out. */
  readonly hiddenIds: readonly string[];
  readonly less: Less;
}

export interface FeedWish {
  readonly onlyFollowed: boolean;
  readonly part: FeedPlace['part'];
  /** When the list began; null: now. */
  readonly asOf: string | null;
  readonly after: FeedPlace['after'];
  /** Rows, one more than the page has. */
  readonly limit: number;
  readonly weights: FeedWeights;
}

export interface FeedEntries {
  /** What the statement is prepared under. */
  readonly name: string;
  /** `with …, entry as (…)`: rows of id, key, reason, value, less and reposter. */
  readonly text: string;
  readonly at: Placeholders;
  readonly viewer: string | null;
  /** When the list began. */
  readonly asOf: string;
}

/** So many are looked through for what is of the reader's speciality, and for what waits for its first answer. */
const NEWEST = 5_000;

/** What was shown stays away for so long: a day by the clock, wherever midnight is. */
const SHOWN_HOURS = 24;

/** SQL: why an entry is in the feed, what fills the sentence, and whether the reader wanted less of it. */
const why = (reason: string, value = 'null::text', less = false): string => `${reason} as reason, ${value} as value, ${less} as less`;

const allOf = (conditions: readonly string[]): string => conditions.filter((one) => one !== '').join(' and ');

/** What one statement asks, and what every source in it has in common. */
class Asking {
  readonly at = new Placeholders();
  readonly viewer: string | null;
  readonly asOf: string;
  /** Written out: for a number it does not know, PostgreSQL expects a tenth of the table, and would plan every time anew. */
  readonly limit: number;
  readonly welcome: string[];
  /** Nobody has answered it yet, and it is young. */
  readonly isFresh: string;
  /** What of that an index has in the order in which the feed is read; the rest is asked of its rows. */
  readonly #isWaiting: string;
  readonly #isYoung: string;
  /** The source that is asked first, and where it ends. */
  readonly first: string[] = [];
  readonly #isBounded: boolean;
  readonly #after: { readonly time: string; readonly id: string } | null;

  constructor(reader: FeedReader | null, { asOf, after, limit, onlyFollowed, part }: FeedWish) {
    this.#isBounded = reader === null || (part === 'new' && !onlyFollowed);
    this.viewer = reader === null ? null : this.at.add(reader.id);
    this.limit = Math.trunc(limit);
    this.asOf = asOf === null ? 'statement_timestamp()' : `${this.at.add(asOf)}::timestamptz`;
    this.#after = after && { time: this.at.add(after.at), id: this.at.add(after.id) };
    this.welcome = [`i.status = 'published' and not i.quiet`, readableBy(this.viewer)];
    // What came since the list began is told of above it, and would come twice.
    if (asOf !== null) this.welcome.push(`i.published_at <= ${this.asOf}`);
    if (reader !== null && this.viewer !== null) this.welcome.push(notBy('i', this.at.add(reader.hiddenIds)), notPutAside(this.viewer));
    const young = `${this.asOf} - interval '${FRESH_DAYS} days'`;
    this.#isWaiting = `i.comments = 0 and i.kind <> 'article' and i.activity_at > ${young}`;
    this.#isYoung = `i.published_at > ${young}`;
    this.isFresh = `(${this.#isWaiting} and ${this.#isYoung})`;
  }

  /** Why something stands in the feed that has nothing to do with the reader. */
  general(less = false): string {
    return why(`case when ${this.isFresh} then 'unanswered' when i.comments >= 5 then 'active' else 'recent' end`, 'null::text', less);
  }

  /** Behind the place, for a column that is moved by so many hours. */
  before(column: string, hours: number): string {
    return this.#after === null
      ? ''
      : `(${column}, i.id) < (${this.#after.time}::timestamptz - interval '${hours} hours', ${this.#after.id}::text)`;
  }

  /** Not below the end of the source that is asked first, where that fills the page: nothing from there comes into it. */
  above(column: string, hours: number): string {
    return this.#isBounded ? `${column} >= coalesce((select f.key from floor f), '-infinity') - interval '${hours} hours'` : '';
  }

  /** Where the page can have it. */
  within(column: string, hours: number): string {
    return allOf([this.before(column, hours), this.above(column, hours)]);
  }

  /** One source: those of `items`, which is something with rows `i` of items. */
  from(items: string, reason: string, hours: number, conditions: readonly string[]): string {
    return this.rowsOf(items, reason, hours, [...conditions, this.within('i.activity_at', hours)]);
  }

  rowsOf(items: string, reason: string, hours: number, conditions: readonly string[]): string {
    return `(select i.id, i.activity_at + interval '${hours} hours' as key, ${reason}, null::text as reposter
      from ${items} where ${allOf([...this.welcome, ...conditions])}
      order by i.activity_at desc, i.id desc limit ${this.limit})`;
  }

  source(reason: string, hours: number, ...conditions: string[]): string {
    return this.from('library.item i', reason, hours, conditions);
  }

  /** The one that always has something: how far down the others are looked through, its last entry says. */
  sourceAskedFirst(reason: string, hours: number, ...conditions: string[]): string {
    const rows = this.rowsOf('library.item i', reason, hours, [...conditions, this.before('i.activity_at', hours)]);
    const end = `select min(key) as key from rest having count(*) = ${this.limit}`;
    this.first.push(`rest as materialized ${rows}`, `floor as materialized (${end})`);
    return '(select * from rest)';
  }

  /** Of rare specialities the next one may be far down: it is looked for among the newest, from page to page. */
  sourceAmongNewest(reason: string, hours: number, ...conditions: string[]): string {
    return this.from(this.newest(hours), reason, hours, conditions);
  }

  /**
   * What is young and unanswered: by an index that holds nothing else, from the newest down. Asked at once when it was published,
   * PostgreSQL would read all of two days by the index of that, and put it in order.
   */
  sourceOfFresh(reason: string, hours: number, ...conditions: string[]): string {
    return this.from(this.newest(hours, this.#isWaiting), reason, hours, [...conditions, this.#isYoung]);
  }

  /** By a limit of its own PostgreSQL reads along an index, whatever it expects of what is asked of the rows. */
  newest(hours: number, ...conditions: string[]): string {
    const its = allOf([`i.status = 'published'`, ...conditions, this.within('i.activity_at', hours)]);
    return `(select * from library.item i where ${its} order by i.activity_at desc, i.id desc limit ${NEWEST}) i`;
  }

  /** The newest of each of a few: along an index of one after the other, however much there is of all. */
  sourceOfEach(list: string, isIts: string, reason: string, hours: number, ...conditions: string[]): string {
    const its = allOf([isIts, ...this.welcome, ...conditions, this.within('i.activity_at', hours)]);
    return `(select i.id, i.activity_at + interval '${hours} hours' as key, ${reason}, null::text as reposter
      from ${list}, lateral (select i.id, i.activity_at, i.byline from library.item i where ${its}
        order by i.activity_at desc, i.id desc limit ${this.limit}) i
      order by i.activity_at desc, i.id desc limit ${this.limit})`;
  }
}

/** What the reader wanted less of; null where that is nothing. */
function lessOf(asking: Asking, { less: { authorIds, kinds } }: FeedReader): string | null {
  if (authorIds.length + kinds.length === 0) return null;
  return `((i.author_id = any(${asking.at.add(authorIds)}) and not i.anonymous) or i.kind = any(${asking.at.add(kinds)}))`;
}

/** What colleagues follow and repost: conditions, and the sources of both, what the reader wanted less of by itself. */
function followedOf(asking: Asking, reader: FeedReader, { followed, reposted, less }: FeedWeights, isLess: string | null) {
  const ids = asking.at.add(reader.followedIds);
  const isFollowed = `(i.author_id = any(${ids}) and not i.anonymous)`;
  const isReposted = `exists (select from library.repost r where r.item_id = i.id and r.member_id = any(${ids}))`;
  const sourcesOf = (wantedLess: boolean, hours: number, condition: string) => {
    const behind = asking.before('max(r.at)', reposted + hours);
    return [
      asking.source(why(`'followed'`, `i.byline->>'name'`, wantedLess), followed + hours, isFollowed, condition),
      `(select i.id, max(r.at) + interval '${reposted + hours} hours' as key, ${why(`'reposted'`, 'null::text', wantedLess)},
          (array_agg(r.member_id order by r.at desc))[1] as reposter
        from library.repost r join library.item i on i.id = r.item_id
        where r.member_id = any(${ids}) and ${allOf([...asking.welcome, condition, asking.above('r.at', reposted + hours)])} and not ${isFollowed} group by i.id
        ${behind === '' ? '' : `having ${behind}`}
        order by max(r.at) desc, i.id desc limit ${asking.limit})`,
    ];
  };
  const sources = () =>
    isLess === null ? sourcesOf(false, 0, '') : [...sourcesOf(false, 0, `not ${isLess}`), ...sourcesOf(true, less, isLess)];
  return { isFollowed, isReposted, sources };
}

export function feedEntries(reader: FeedReader | null, wish: FeedWish): FeedEntries {
  const asking = new Asking(reader, wish);
  const shape = [reader === null ? 'out' : 'in', wish.onlyFollowed ? 'followed' : 'all'];
  if (wish.asOf !== null) shape.push(wish.after === null ? 'since' : 'next');
  const seen: string[] = [];
  let sources: string[];
  if (reader === null || asking.viewer === null) sources = sourcesForAll(asking, wish.weights, []);
  else {
    seen.push(seenBy(asking.viewer, asking.asOf));
    if (wish.part === 'again') {
      shape.push('again');
      sources = [sourceOfSeen(asking, reader, wish)];
    } else {
      const isLess = lessOf(asking, reader);
      if (isLess !== null) shape.push('less');
      asking.welcome.push(`(i.author_id = ${asking.viewer} or i.id not in (select s.item_id from seen s))`);
      const { isFollowed, isReposted, sources: followed } = followedOf(asking, reader, wish.weights, isLess);
      sources = followed();
      if (!wish.onlyFollowed)
        sources.push(
          ...sourcesOfReader(asking, reader, wish.weights, { isLess, others: [`not ${isFollowed}`, `not ${isReposted}`], shape }),
        );
    }
  }
  const { at, viewer, asOf, limit } = asking;
  const merged = `entry as (select * from (${sources.join(' union all ')}) s order by key desc, id desc limit ${limit})`;
  const text = `with ${[...seen, ...asking.first, merged].join(', ')}`;
  return { name: `library.feed.${shape.join('.')}.${limit}`, text, at, viewer, asOf };
}

/** What is not followed, by how close it is to the reader. */
function sourcesOfReader(
  asking: Asking,
  reader: FeedReader,
  weights: FeedWeights,
  { isLess, others, shape }: { isLess: string | null; others: readonly string[]; shape: string[] },
): string[] {
  const { at, isFresh } = asking;
  const sources: string[] = [];
  const left = [...others];
  if (isLess !== null) {
    sources.push(asking.source(asking.general(true), weights.less, ...left, isLess));
    left.push(`not ${isLess}`);
  }

  const places = at.add(reader.places.map(({ id }) => id));
  const ofForum = [
    `unnest(${places}::text[], ${at.add(reader.places.map(({ name }) => name))}::text[]) p(id, name)`,
    'i.place = p.id',
  ] as const;
  const forum = why(`'forum'`, 'p.name');
  sources.push(
    asking.sourceOfEach(...ofForum, forum, weights.forum, ...left, `not ${isFresh}`),
    asking.sourceOfEach(...ofForum, forum, weights.forum + weights.unanswered, ...left, isFresh),
  );
  const journals = at.add(reader.sourceIds);
  const journal = why(`'journal'`, `i.byline->>'name'`);
  sources.push(asking.sourceOfEach(`unnest(${journals}::text[]) p(id)`, 'i.author_id = p.id', journal, weights.journal, ...left));
  left.push(`(i.place is null or i.place <> all(${places}))`, `i.author_id <> all(${journals})`);

  if (reader.speciality === null) return [...sources, ...sourcesForAll(asking, weights, left)];
  const mine = at.add(reader.speciality);
  // As a case: of a speciality it does not know PostgreSQL expects next to nothing, and would plan every time anew.
  const isMine = `case when ${mine}::text = any(i.specialities) then true else false end`;
  const speciality = why(`'speciality'`, `${mine}::text`);
  shape.push('speciality');
  return [
    ...sources,
    asking.sourceAmongNewest(speciality, weights.speciality, ...left, isMine, `not ${isFresh}`),
    asking.sourceOfFresh(speciality, weights.speciality + weights.unanswered, ...left, isMine),
    // Of the news, what is not of their field reaches a doctor by those they follow.
    ...sourcesOfColleagues(asking, weights, [...left, `not ${isMine}`]),
  ];
}

const sourcesOfColleagues = (asking: Asking, weights: FeedWeights, conditions: readonly string[]): string[] => [
  asking.sourceAskedFirst(asking.general(), weights.rest, ...conditions, `i.kind <> 'article'`, `not ${asking.isFresh}`),
  asking.sourceOfFresh(asking.general(), weights.rest + weights.unanswered, ...conditions),
];

const sourcesForAll = (asking: Asking, weights: FeedWeights, conditions: readonly string[]): string[] => [
  ...sourcesOfColleagues(asking, weights, conditions),
  asking.source(asking.general(), weights.news, ...conditions, `i.kind = 'article'`),
];

/** Asked once for all sources. What is the reader's own always comes. */
const seenBy = (viewer: string, asOf: string): string =>
  `seen as materialized (select s.item_id, s.at from library.shown_card s
    where s.member_id = ${viewer} and s.at > ${asOf} - interval '${SHOWN_HOURS} hours')`;

/** What was seen before this list began, when nothing else is left: by what happened last in it. */
function sourceOfSeen(asking: Asking, reader: FeedReader, { onlyFollowed, weights }: FeedWish): string {
  const conditions = [`s.at < ${asking.asOf}`, `i.author_id <> ${asking.viewer}`];
  if (onlyFollowed) {
    const { isFollowed, isReposted } = followedOf(asking, reader, weights, null);
    conditions.push(`(${isFollowed} or ${isReposted})`);
  }
  return asking.from('seen s join library.item i on i.id = s.item_id', why(`'again'`), 0, conditions);
}
