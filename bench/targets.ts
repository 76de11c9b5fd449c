import { fromPlainText } from '#platform/richtext/richtext.ts';
import { sampleMail } from '../sample/sample-people.ts';
import type { Target } from './load.ts';

export interface Subjects {
  /** A case with fifty answers. */
  readonly caseId: string;
  /** Another, which is written to: the page that is measured must not grow. */
  readonly writtenId: string;
  readonly bearer: string;
}

const ANSWERS = 50;

const CLIENT = { authorization: `Basic ${Buffer.from('website:kolegia').toString('base64')}` };

/** The two most discussed cases, and a member of the sample world who is signed in. */
export async function readSubjects(url: string): Promise<Subjects> {
  const list = await get<{ data: { id: string }[] }>(`${url}/api/v3/cases?sort=discussed&limit=2`);
  const [read, written] = list.data;
  if (read === undefined || written === undefined) throw new Error('The database to measure on holds too few cases');
  const bearer = await signIn(url, sampleMail('ratri'));
  await fillDiscussion(url, read.id, bearer);
  return { caseId: read.id, writtenId: written.id, bearer };
}

async function fillDiscussion(url: string, itemId: string, bearer: string): Promise<void> {
  const { data } = await get<{ data: unknown[] }>(`${url}/api/v3/items/${itemId}/comments?limit=${ANSWERS}`);
  for (let n = data.length; n < ANSWERS; n++)
    await post(url, '/api/v3/add-comment', { itemId, text: fromPlainText(answerText(n)) }, bearer);
}

/** As long as answers usually are. */
const answerText = (n: number) =>
  `I would repeat the haematocrit before anything else, and look at the trend of the pulse pressure rather than at one value (${n}).\n\nIn our ward we had two like this last month; both did well on half the rate.`;

export function targetsFor(url: string, { caseId, writtenId, bearer }: Subjects): Target[] {
  const member = { authorization: `Bearer ${bearer}` };
  const reader = { cookie: `auth_token=${encodeURIComponent(bearer)}` };
  let written = 0;
  return [
    { name: 'GET /api/v3/cases', url: `${url}/api/v3/cases`, headers: CLIENT },
    { name: 'GET /api/v3/feed', url: `${url}/api/v3/feed`, headers: CLIENT },
    { name: 'GET /api/v3/cases/{id}', url: `${url}/api/v3/cases/${caseId}`, headers: CLIENT },
    { name: 'GET /api/search/search', url: `${url}/api/search/search?q=dengue`, headers: CLIENT },
    { name: 'page of a case, signed out', url: `${url}/cases/${caseId}` },
    { name: 'page of a case, signed in', url: `${url}/cases/${caseId}`, headers: reader },
    { name: 'front page, signed out', url: `${url}/` },
    { name: 'front page, signed in', url: `${url}/`, headers: reader },
    {
      name: 'POST /api/v3/add-comment',
      url: `${url}/api/v3/add-comment`,
      method: 'POST',
      headers: { ...member, 'content-type': 'application/json' },
      body: () => JSON.stringify({ itemId: writtenId, text: fromPlainText(`Measured answer ${written++}`) }),
    },
  ];
}

/** With the signed-out micro-cache on: as raw clients ask, and as every browser does. */
export const cachedTargets = (url: string, { caseId }: Subjects): Target[] => [
  { name: 'page of a case, micro-cache on', url: `${url}/cases/${caseId}` },
  { name: 'the same, compressed', url: `${url}/cases/${caseId}`, headers: { 'accept-encoding': 'gzip, deflate, br' } },
];

async function signIn(url: string, email: string): Promise<string> {
  await post(url, '/api/v3/send-otp', { email });
  const code = await codeFor(url, email);
  const response = await fetch(`${url}/api/v3/verify-otp`, {
    method: 'POST',
    headers: { ...CLIENT, 'content-type': 'application/json' },
    body: JSON.stringify({ email, code }),
  });
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith('auth_token='));
  if (cookie === undefined) throw new Error(`Signing in to measure failed: ${await response.text()}`);
  return decodeURIComponent(cookie.slice('auth_token='.length).split(';')[0] ?? '');
}

async function codeFor(url: string, address: string): Promise<string> {
  for (let attempt = 0; attempt < 60; attempt++) {
    const outbox = (await (await fetch(`${url}/outbox.json`)).json()) as { response: { data: { to: string; code: string | null }[] } };
    const messages = outbox.response.data;
    const code = messages.find((message) => message.to === address && message.code !== null)?.code;
    if (code !== null && code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No code came for ${address}`);
}

async function get<T>(url: string): Promise<T> {
  const body = (await (await fetch(url, { headers: CLIENT })).json()) as { response: T };
  return body.response;
}

async function post(url: string, path: string, body: object, bearer?: string): Promise<void> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { ...CLIENT, ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}
