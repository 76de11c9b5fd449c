/** The built server on a free port, for browser tests; says where it listens. With MARKED_TEXTS=on its texts carry marks. */
import process from 'node:process';
import { loadConfig, readyConfig } from '#platform/config/config.ts';
import { freePort } from '../tools/database/free-port.ts';
import { serverProgram } from '../tools/run/server-program.ts';
import { markedTranslations } from './marked-texts.ts';

const { MARKED_TEXTS, ...env } = process.env;
const { serve } = await serverProgram();
const port = await freePort();
const publicUrl = `http://localhost:${port}`;
const config = readyConfig(loadConfig({ ...env, PORT: String(port), HOST: 'localhost', PUBLIC_URL: publicUrl }), {});
// A machine that does much else at once is no crowd of readers: nobody is asked to come back.
const server = await serve(config, {
  overloadedAfterMs: 60_000,
  ...(MARKED_TEXTS === 'on' && { translations: await markedTranslations() }),
});
process.stdout.write(`listening ${publicUrl}\n`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
