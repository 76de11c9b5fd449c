import type { Environment } from '#platform/config/config.ts';
import { withoutSettings } from '../tools/run/plain-environment.ts';

/**
 * Of what is measured or killed: on a scratch database, with nothing of what this machine's `.env` or environment say. Where they
 * describe an installation that others use, its bucket, mail server and replica are no business of ours.
 */
export const measuredEnvironment = ({ url, folder }: { url: string; folder: string }): Environment => ({
  ...withoutSettings(['FFMPEG', 'FFPROBE']),
  NODE_ENV: 'production',
  DATABASE_URL: url,
  KOLEGIA_DATA: folder,
  SECRET: 'a secret for measuring, and for nothing else',
  SAMPLE_WORLD: 'on',
  LOG_LEVEL: 'error',
  HOST: '127.0.0.1',
  RATE_FACTOR: '1000000',
  FREE_CHECKS_PER_DAY: '1000000',
});
