import { fromPlainText } from '#platform/richtext/richtext.ts';
import { sampleMail } from '../sample/sample-people.ts';
import { clinicalTargets } from './clinical-targets.ts';
import type { Target } from './load.ts';

export interface Subjects {
  /** A case with fifty answers. */
  readonly caseId: string;
  /** Another, which is written to: the page that is measured must not grow. */
  readonly writtenId: string;
  readonly bearer: string;
  /** A thread with two hundred answers. */
  readonly threadId: string;
}

/** What the writer of a word waits for at most before they see what it finds. */
const TYPING_MS = 30;

const ANSWERS = 50;
const THREAD_ANSWERS = 200;

export const CLIENT = { authorization: `Basic ${Buffer.from('website:kolegia').toString('base64')}` };

/** The two most discussed cases, and a member of the sample world who is signed in. */
export async function readSubjects(url: string): Promise<Subjects> {
  const list = await get<{ data: { id: string }[] }>(`${url}/api/v3/cases?sort=discussed&limit=2`);
  const [read, written] = list.data;
  if (read === undefined || written === undefined) throw new Error('The database to measure on holds too few cases');
  const bearer = await signIn(url, sampleMail('ratri'));
  await fillDiscussion(url, read.id, bearer, ANSWERS);
  const threadId = await readThread(url, bearer);
  await fillDiscussion(url, threadId, bearer, THREAD_ANSWERS);
  return { caseId: read.id, writtenId: written.id, bearer, threadId };
}

/** One that anyone reads, in a forum that the member is in. */
async function readThread(url: string, bearer: string): Promise<string> {
  const forums = await get<{ data: { id: string }[] }>(`${url}/api/v3/most-active-forum?limit=1`);
  const forumId = forums.data[0]?.id ?? '';
  await post(url, '/api/v3/join-forum', { forumId }, bearer).catch(() => undefined);
  const threads = await get<{ data: { id: string }[] }>(`${url}/api/v3/forum-threads?forumId=${forumId}`);
  const thread = threads.data[0];
  if (thread === undefined) throw new Error('The most active forum holds no thread to measure');
  return thread.id;
}

async function fillDiscussion(url: string, itemId: string, bearer: string, wanted: number): Promise<void> {
  for (let n = await countAnswers(url, itemId); n < wanted; n++)
    await post(url, '/api/v3/add-comment', { itemId, text: fromPlainText(answerText(n)) }, bearer);
}

async function countAnswers(url: string, itemId: string): Promise<number> {
  let count = 0;
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { data: unknown[]; nextCursor: string | null } = await get(
      `${url}/api/v3/items/${itemId}/comments?limit=50${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    count += page.data.length;
    cursor = page.nextCursor;
  }
  return count;
}

/** As long as answers usually are. */
const answerText = (n: number) =>
  `I would repeat the haematocrit before anything else, and look at the trend of the pulse pressure rather than at one value (${n}).\n\nIn our ward we had two like this last month; both did well on half the rate.`;

/** As doctors ask: short and long, loose and exact, mistyped, in both languages. */
const QUESTIONS = [
  'dengue',
  'DBD',
  'nyeri dada',
  'chest pain radiating to the left arm after exertion in a young man',
  'demam hari kelima trombosit turun pada anak',
  'how to treat hyperkalaemia in a dialysis patient before surgery',
  'penanganan preeklamsia berat di puskesmas',
  '"heart failure" -children',
  'tuberclosis treatment',
  'myocardail infraction',
];

/** What stands in the field while they type. */
const BEGINNINGS = ['de', 'deng', 'nyeri d', 'tuberc', 'hiperte', 'heart fai', 'demam ber', 'cardiol', 'rat', 'preekla'];

const asking = (url: string, operation: 'search' | 'suggest-on-search', questions: readonly string[]): Target => ({
  name: `GET /api/search/${operation}, ten questions in turn`,
  url,
  paths: questions.map((q) => `/api/search/${operation}?q=${encodeURIComponent(q)}`),
  headers: CLIENT,
  isWaitedFor: true,
});

export function targetsFor(url: string, { caseId, writtenId, bearer, threadId }: Subjects): Target[] {
  const member = { authorization: `Bearer ${bearer}` };
  const reader = { cookie: `auth_token=${encodeURIComponent(bearer)}` };
  let written = 0;
  return [
    { name: 'GET /api/v3/cases', url: `${url}/api/v3/cases`, headers: CLIENT },
    { name: 'GET /api/v3/feed', url: `${url}/api/v3/feed`, headers: CLIENT },
    { name: 'GET /api/v3/cases/{id}', url: `${url}/api/v3/cases/${caseId}`, headers: CLIENT, isWaitedFor: true },
    asking(url, 'search', QUESTIONS),
    asking(url, 'suggest-on-search', BEGINNINGS),
    ...typedTargets(url),
    { name: 'GET /api/v3/feed, signed in', url: `${url}/api/v3/feed`, headers: member, isWaitedFor: true },
    { name: 'GET /api/v3/forums, signed in', url: `${url}/api/v3/forums`, headers: member, isWaitedFor: true },
    {
      name: 'GET /api/v3/items/{id}/comments, a thread with 200 answers, signed in',
      url: `${url}/api/v3/items/${threadId}/comments`,
      headers: member,
      isWaitedFor: true,
    },
    { name: 'page of a thread with 200 answers, signed in', url: `${url}/threads/${threadId}`, headers: reader },
    { name: 'page of a case, signed out', url: `${url}/cases/${caseId}` },
    { name: 'page of a case, signed in', url: `${url}/cases/${caseId}`, headers: reader, isWaitedFor: true },
    { name: 'front page, signed out', url: `${url}/` },
    { name: 'front page, signed in', url: `${url}/`, headers: reader, isWaitedFor: true },
    ...clinicalTargets(url, member),
    {
      name: 'POST /api/v3/add-comment',
      url: `${url}/api/v3/add-comment`,
      method: 'POST',
      headers: { ...member, 'content-type': 'application/json' },
      body: () => JSON.stringify({ itemId: writtenId, text: fromPlainText(`Measured answer ${written++}`) }),
    },
  ];
}

/** Places and specialities while a word is typed, with every village of Indonesia in the database. */
const typedTargets = (url: string): Target[] =>
  [
    'search-places?country=ID&query=suka',
    'search-places?country=ID&query=kota band',
    // Nothing begins so: what is spelt alike is looked for.
    'search-places?country=ID&query=tanjung karang pusat',
    'fetch-cities?state=ID-32&query=ban',
    'fetch-specialities?query=jant',
    'fetch-specialities?query=pediat',
  ].map((asked) => ({
    name: `GET /api/v3/master/${asked}`,
    url: encodeURI(`${url}/api/v3/master/${asked}`),
    headers: CLIENT,
    within: TYPING_MS,
  }));

/** With the signed-out micro-cache on: as raw clients ask, and as every browser does. */
export const cachedTargets = (url: string, { caseId }: Subjects): Target[] => [
  { name: 'page of a case, micro-cache on', url: `${url}/cases/${caseId}` },
  { name: 'the same, compressed', url: `${url}/cases/${caseId}`, headers: { 'accept-encoding': 'gzip, deflate, br' } },
];

/** `network`: an address to come from, where the server takes a proxy's word for it; codes are counted by it. */
export async function signIn(url: string, email: string, network = '127.0.0.1'): Promise<string> {
  const { length: before } = await codesFor(url, email);
  await post(url, '/api/v3/send-otp', { email }, undefined, network);
  const code = await nextCode(url, email, before);
  const response = await fetch(`${url}/api/v3/verify-otp`, {
    method: 'POST',
    headers: { ...CLIENT, 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify({ email, code }),
  });
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith('auth_token='));
  if (cookie === undefined) throw new Error(`Signing in to measure failed: ${await response.text()}`);
  return decodeURIComponent(cookie.slice('auth_token='.length).split(';')[0] ?? '');
}

/** Newest first. Other mails hold numbers too. */
async function codesFor(url: string, address: string): Promise<string[]> {
  const outbox = (await (await fetch(`${url}/outbox.json`)).json()) as { response: { data: { to: string; code: string | null }[] } };
  return outbox.response.data.flatMap(({ to, code }) => (to === address && code !== null && /^\d{4}$/.test(code) ? [code] : []));
}

/** The one that comes after `before` others. */
async function nextCode(url: string, address: string, before: number): Promise<string> {
  for (let attempt = 0; attempt < 60; attempt++) {
    const codes = await codesFor(url, address);
    if (codes.length > before && codes[0] !== undefined) return codes[0];
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No code came for ${address}`);
}

async function get<T>(url: string): Promise<T> {
  const body = (await (await fetch(url, { headers: CLIENT })).json()) as { response: T };
  return body.response;
}

async function post(url: string, path: string, body: object, bearer?: string, network?: string): Promise<void> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      ...CLIENT,
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(network !== undefined && { 'x-forwarded-for': network }),
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}
