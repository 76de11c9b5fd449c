import process from 'node:process';
import { afterEach, expect, it, vi } from 'vitest';
import { loadConfig } from '#platform/config/config.ts';
import { measuredEnvironment } from './measured-environment.ts';

afterEach(() => vi.unstubAllEnvs());

it('takes nothing from the installation of this machine', () => {
  const production = {
    STORAGE: 's3',
    S3_BUCKET: 'patients',
    S3_REGION: 'ap-southeast-3',
    S3_KEY: 'key',
    S3_SECRET: 'secret',
    SMTP_URL: 'smtps://user:password@mail.hospital.example:465',
    SMS_GATEWAY_URL: 'https://sms.hospital.example/send',
    REDIS_URL: 'redis://redis.hospital.example:6379',
    DATABASE_URL: 'postgres://kolegia@production.hospital.example/kolegia',
    DATABASE_REPLICA_URL: 'postgres://kolegia@replica.hospital.example/kolegia',
    PUSH_SERVICE_URL: 'https://push.hospital.example',
    HOST: '0.0.0.0',
    JOBS: 'off',
    SAMPLE_WORLD: 'off',
  };
  for (const [name, value] of Object.entries(production)) vi.stubEnv(name, value);
  const config = loadConfig(measuredEnvironment({ url: 'postgres://postgres@127.0.0.1:1/scratch', folder: '/tmp/scratch' }));
  expect(JSON.stringify(config)).not.toMatch(/hospital|patients/);
  expect(config).toMatchObject({
    storage: { kind: 'disk', folder: '/tmp/scratch/files' },
    database: { url: 'postgres://postgres@127.0.0.1:1/scratch', replicaUrl: undefined },
    mail: { smtpUrl: undefined },
    sms: undefined,
    redisUrl: undefined,
    host: '127.0.0.1',
    jobs: true,
    sampleWorld: true,
  });
});

it('keeps only the programs for videos, which this machine may have in a place of its own', () => {
  vi.stubEnv('FFMPEG', process.execPath);
  expect(measuredEnvironment({ url: 'postgres://a/b', folder: '/tmp' }).FFMPEG).toBe(process.execPath);
});
