/** Members for browser tests: signed in through the API, once for all files of tests. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { sampleMail } from '../sample/sample-people.ts';
import { site } from './site.ts';

export interface Cookie {
  readonly name: string;
  readonly value: string;
}

const CREDENTIAL = `Basic ${Buffer.from('website:kolegia').toString('base64')}`;

const CODE = /^\d{4}$/;

let lastNetwork = Math.floor(Math.random() * 60_000);

/** An address of its own for each visitor, of a block that is set aside for tests: codes are counted by address. */
export function someNetwork(): string {
  lastNetwork = (lastNetwork + 1) % 65_000;
  return `198.18.${Math.floor(lastNetwork / 250)}.${(lastNetwork % 250) + 1}`;
}

/** Signed in as `key` of sample/people.json, or with any other address. Of members who end sessions, take a `fresh` one. */
export async function sessionOf(who: string, { fresh = false } = {}): Promise<readonly Cookie[]> {
  const address = who.includes('@') ? who : sampleMail(who);
  const file = path.join(site().sessionFolder, `${address}.json`);
  if (!fresh && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Cookie[];
  const network = someNetwork();
  const since = Date.now();
  await post('/api/v3/send-otp', { email: address }, { 'x-forwarded-for': network });
  const answer = await post(
    '/api/v3/verify-otp',
    { email: address, code: await codeFor(address, { since }) },
    { 'x-forwarded-for': network },
  );
  const cookies = answer.headers.getSetCookie().map((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    return { name, value };
  });
  if (!fresh) writeFileSync(file, JSON.stringify(cookies));
  return cookies;
}

export async function post(route: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await fetch(site().url + route, {
    method: 'POST',
    headers: { authorization: CREDENTIAL, sourcetype: 'website', initiator: 'web', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${route} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Calls an operation as a member, where the screen is not the point. */
export async function ask<Answer>(
  who: string | null,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  route: string,
  body?: unknown,
): Promise<Answer> {
  const cookies = who === null ? [] : await sessionOf(who);
  const { url } = site();
  const answer = await fetch(url + route, {
    method,
    headers: {
      authorization: CREDENTIAL,
      sourcetype: 'website',
      initiator: 'web',
      origin: url,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const said = (await answer.json()) as { status: boolean; response: Answer };
  if (!said.status) throw new Error(`${route} answered ${answer.status}: ${JSON.stringify(said.response)}`);
  return said.response;
}

/** The first of a list. */
export async function firstId(who: string | null, route: string): Promise<string> {
  const { data } = await ask<{ data: { id: string }[] }>(who, 'GET', route);
  if (data[0] === undefined) throw new Error(`Nothing at ${route}`);
  return data[0].id;
}

interface Sent {
  readonly to: string;
  readonly at: string;
  readonly code: string | null;
}

/** As if the last code had been asked for a minute ago. */
export async function aMinutePasses(): Promise<void> {
  const client = new Client({ connectionString: site().databaseUrl });
  await client.connect();
  await client.query(`update identity.attempt set at = at - interval '1 minute'`);
  await client.end();
}

/** The last one-time code that was sent to an address. */
export async function codeFor(address: string, { not, since = 0 }: { not?: string; since?: number } = {}): Promise<string> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const response = await fetch(`${site().url}/outbox.json`);
    const { response: outbox } = (await response.json()) as { response: { data: Sent[] } };
    // Other mail may hold numbers too.
    const code = outbox.data.find(({ to, code, at }) => to === address && CODE.test(code ?? '') && Date.parse(at) >= since)?.code;
    if (code !== undefined && code !== null && code !== not) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No code came for ${address}`);
}
