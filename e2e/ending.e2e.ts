/** How the server ends: what is under way is answered and kept, and then it is gone. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '#platform/config/config.ts';
import { addressOf } from './e2e-setup.ts';
import { ask, sessionOf } from './sessions.ts';
import { site } from './site.ts';

const WHO = 'wulan';

it('answers the request under way, keeps what it wrote, and ends', async () => {
  const server = spawn(process.execPath, ['e2e/e2e-server.ts'], {
    cwd: PROJECT_FOLDER,
    env: { ...site().env, JOBS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const url = await addressOf(server.stdout);
  const cookies = await sessionOf(WHO);
  const body = JSON.stringify({ language: 'en' });
  const request = http.request(`${url}/api/v3/case-drafts`, {
    method: 'POST',
    headers: {
      origin: url,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      'content-type': 'application/json',
      'content-length': body.length,
      // The server says when it has begun with it.
      expect: '100-continue',
    },
  });
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  await once(request, 'continue');
  request.write(body.slice(0, 5));
  server.kill('SIGTERM');
  // It has begun to end: nobody else is let in.
  await expect
    .poll(() =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(false);
  expect(server.exitCode).toBeNull();
  request.end(body.slice(5));
  const [answer] = await answered;
  const { response } = JSON.parse(await text(answer)) as { response: { id: string } };
  expect(answer.statusCode, JSON.stringify(response)).toBe(200);
  expect(await ended).toEqual([0, null]);
  await expect(fetch(url)).rejects.toThrow();

  const route = `/api/v3/case-drafts/${response.id}`;
  expect(await ask(WHO, 'GET', route)).toMatchObject({ id: response.id });
  await ask(WHO, 'DELETE', route);
});
