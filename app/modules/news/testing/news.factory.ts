/** A server that serves feeds in every format, sound and broken ones; and articles for other tests. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import type { Database } from '#platform/db/database.ts';
import { createOutboundFetch, type OutboundFetch } from '#platform/http/outbound-fetch.ts';
import { isPublicAddress } from '#platform/http/public-address.ts';
import { silentLog } from '#platform/log/log.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { type ArticleSummary, listArticles } from '../news.contract.ts';
import { bringIn } from '../server/article-arrival.store.ts';
import { entriesOf } from '../server/feed-entry.policy.ts';
import { findSource, insertSource, type NewSource, setActive } from '../server/source.store.ts';
import { readSource } from '../server/source-reading.job.ts';

export type FeedAnswer = (response: ServerResponse, request: IncomingMessage) => void;

export interface FeedServer {
  /** `http://feeds.example:<port>/path`, which `outbound` leads to this server; so do names below it, as hosts of their own. */
  url(path: string, name?: string): string;
  /** What a path answers; other paths answer 404. */
  answer(path: string, answer: FeedAnswer): void;
  readonly requests: readonly string[];
  /** The product's own fetch; this one local address stands for the open internet, everything else stays as refused as it is. */
  readonly outbound: OutboundFetch;
  close(): Promise<void>;
}

export async function openFeedServer(): Promise<FeedServer> {
  const answers = new Map<string, FeedAnswer>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const answer = answers.get(request.url ?? '');
    if (answer === undefined) response.writeHead(404, { 'content-type': 'text/plain' }).end();
    else answer(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const lookup: LookupFunction = (name, _options, callback) =>
    callback(
      null,
      /^(?:[\w-]+\.)?feeds\.example$/.test(name) ? [{ address: '127.0.0.1', family: 4 }] : [{ address: '192.168.1.1', family: 4 }],
    );
  return {
    url: (path, name) => `http://${name === undefined ? '' : `${name}.`}feeds.example:${port}${path}`,
    answer: (path, answer) => void answers.set(path, answer),
    requests,
    outbound: createOutboundFetch({ lookup, isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address) }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An answer with a body of one media type. */
export const feed =
  (type: string, body: string | Uint8Array, headers: Record<string, string> = {}): FeedAnswer =>
  (response) =>
    response.writeHead(200, { 'content-type': type, ...headers }).end(body);

/** A source that is switched on; returns its id. */
export const aSource = (world: TestWorld, wish: Partial<NewSource> & { id: string }): Promise<string> =>
  switchedOn(world.runtime.database.db, wish);

export async function switchedOn(db: Database, wish: Partial<NewSource> & { id: string }): Promise<string> {
  await insertSource(db, {
    name: `Journal ${wish.id}`,
    kind: 'journal',
    feedUrl: `http://feeds.example/${wish.id}`,
    homepage: null,
    language: 'en',
    specialities: [],
    openAccess: false,
    ...wish,
  });
  await setActive(db, wish.id, true);
  return wish.id;
}

export type SourceReading = Awaited<ReturnType<typeof openSourceReading>>;

/** A world beside a server with feeds, which are read as the product reads them. */
export async function openSourceReading() {
  const world = await openTestWorld();
  const server = await openFeedServer();
  const reader = world.as(null);
  const { services } = world.runtime;
  const { db } = world.runtime.database;
  const context = () => ({ services, db, log: silentLog, signal: new AbortController().signal });
  const read = (id: string) => readSource(context(), server.outbound, id);
  return {
    world,
    server,
    reader,
    context,
    read,
    /** A source whose feed answers so, read once: how many articles came in. */
    async readFrom(id: string, answer: FeedAnswer, wish: Parameters<typeof aSource>[1] | object = {}): Promise<number> {
      server.answer(`/${id}`, answer);
      await aSource(world, { id, feedUrl: server.url(`/${id}`), ...wish });
      return read(id);
    },
    articlesOf: async (journal: string): Promise<ArticleSummary[]> => (await reader.call(listArticles, { journal, limit: 50 })).data,
    async stateOf(id: string) {
      const row = await findSource(db, id);
      if (row === null) throw new Error(`No source ${id}`);
      return row;
    },
    async close(): Promise<void> {
      await server.close();
      await world.close();
    },
  };
}

export interface ArticleWish {
  readonly title: string;
  readonly link?: string;
  readonly doi?: string;
  readonly text?: string;
  readonly terms?: readonly string[];
  readonly date?: string;
  /** As the entry names it, whatever the source is called. */
  readonly journal?: string;
}

/** Articles as a feed of the source would bring them; returns how many were new. */
export async function someArticles(world: TestWorld, sourceId: string, wishes: readonly ArticleWish[]): Promise<number> {
  const { services, database } = world.runtime;
  const source = await findSource(database.db, sourceId);
  if (source === null) throw new Error(`No source ${sourceId}`);
  const entries = wishes.map(({ title, link, doi, text = '', terms = [], date, journal }) => ({
    guid: link ?? doi ?? title,
    links: link === undefined ? [] : [link],
    titles: [title],
    texts: [text],
    dates: date === undefined ? [] : [date],
    authors: [],
    identifiers: doi === undefined ? [] : [doi],
    journals: journal === undefined ? [] : [journal],
    terms,
    rights: [],
    language: null,
  }));
  const { added } = await database.transaction((db) =>
    bringIn(
      { db, emit: (event, payload) => services.emit(db, event, payload) },
      source,
      entriesOf({ language: null, entries }, source, new Date()),
    ),
  );
  return added;
}

/** A title that `aRetraction` brings in, and takes back. */
export const RETRACTED_TITLE = 'A remedy for the common cold that was none at all';

export interface Retraction {
  /** The retracted article. */
  readonly id: string;
  readonly doi: string;
  readonly link: string;
}

/** An article of a new journal that the journal has retracted, beside `others` and what it says of them. */
export async function aRetraction(
  world: TestWorld,
  sourceId: string,
  { others, notices = [] }: { others: readonly ArticleWish[]; notices?: readonly ArticleWish[] },
): Promise<Retraction> {
  const doi = `10.1000/gone.${sourceId}`;
  const link = `https://${sourceId}.example/gone`;
  await aSource(world, { id: sourceId });
  await someArticles(world, sourceId, [{ title: RETRACTED_TITLE, doi, link }, ...others]);
  const notice = { title: `Retraction: ${RETRACTED_TITLE}`, link: `${link}/why`, text: `This retracts doi:${doi}.` };
  await someArticles(world, sourceId, [notice, ...notices]);
  const { data } = await world.as(null).call(listArticles, { journal: sourceId, limit: 50 });
  const found = data.find(({ title }) => title === RETRACTED_TITLE);
  if (found === undefined) throw new Error(`The retracted article of ${sourceId} is not among its articles`);
  return { id: found.id, doi, link };
}
