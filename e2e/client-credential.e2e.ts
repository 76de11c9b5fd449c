import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '#platform/config/config.ts';
import { open, sharedBrowser } from './browser.ts';
import { addressOf } from './e2e-setup.ts';
import { site } from './site.ts';

const browser = sharedBrowser();

it('a browser calls as the client that its server is set to', async () => {
  const env = { ...site().env, PUBLIC_CLIENT_CREDENTIAL: 'ward-seven:another-one' };
  const server = spawn(process.execPath, ['e2e/e2e-server.ts'], { cwd: PROJECT_FOLDER, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const baseURL = await addressOf(server.stdout);
  const { page, complaints, close } = await browser.visit({ baseURL });
  await open(page, '/login');
  await page.getByLabel('Phone number or e-mail address').fill('somebody.new@members.test');
  const [call] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/api/')),
    page.getByRole('button', { name: 'Send code' }).click(),
  ]);
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
  expect((await call.allHeaders()).authorization).toBe(`Basic ${btoa('ward-seven:another-one')}`);
  expect(complaints).toEqual([]);
  await close();
  server.kill('SIGTERM');
  await once(server, 'exit');
});
