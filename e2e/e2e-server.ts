/** The built server on a free port, for browser tests; says where it listens. With MARKED_TEXTS=on its texts carry marks. */
import { createServer } from 'node:net';
import process from 'node:process';
import { loadConfig, readyConfig } from '#platform/config/config.ts';
import { serve } from '../server.ts';
import { markedTranslations } from './marked-texts.ts';

const { MARKED_TEXTS, ...env } = process.env;
const port = await new Promise<number>((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
  });
});
const publicUrl = `http://localhost:${port}`;
const config = readyConfig(loadConfig({ ...env, PORT: String(port), HOST: 'localhost', PUBLIC_URL: publicUrl }), {});
const server = await serve(config, MARKED_TEXTS === 'on' ? { translations: await markedTranslations() } : {});
process.stdout.write(`listening ${publicUrl}\n`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
