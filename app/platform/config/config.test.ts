import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig, PROJECT_FOLDER, readyConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { Settings } from './settings.ts';

function faultsOf(environment: Record<string, string>): ConfigError {
  try {
    loadConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error;
  }
  throw new Error('the settings were accepted');
}

describe('loadConfig', () => {
  it('needs no setting at all', () => {
    const config = loadConfig({});
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, publicUrl: 'http://localhost:3000', sampleWorld: true, jobs: true });
    expect(config.dataFolder).toBe(path.join(PROJECT_FOLDER, '.data'));
    expect(config.storage).toEqual({ kind: 'disk', folder: path.join(PROJECT_FOLDER, '.data/files') });
    expect(config.secret).toBeUndefined();
  });

  it('names every wrong setting at once, with what is wrong and an example', () => {
    const error = faultsOf({ PORT: 'abc', JOBS: 'yes', SECRET: 'short', REDIS_URL: 'localhost' });
    expect(error.faults.map(({ name }) => name)).toEqual(['PORT', 'JOBS', 'REDIS_URL', 'SECRET']);
    expect(error.message).toContain('4 settings are wrong');
    expect(error.message).toMatch(/PORT +must be a whole number from 1 to 65535 \(is "abc"\)\n +for example PORT=3000/);
  });

  it('never repeats a secret', () => {
    const error = faultsOf({ SECRET: 'hunter2', DATABASE_URL: 'mysql://root:hunter2@db/x', PUBLIC_CLIENT_CREDENTIAL: 'hunter2' });
    expect(error.faults).toHaveLength(3);
    expect(error.message).not.toContain('hunter2');
  });

  it.each(['0', '65536', '-1', '3.5', '1e3', '0x10', '99999999999'])('refuses port %s', (PORT) => {
    expect(faultsOf({ PORT }).faults).toMatchObject([{ name: 'PORT' }]);
  });

  it('asks for what a setting needs beside it', () => {
    expect(faultsOf({ STORAGE: 's3', S3_BUCKET: 'media', S3_KEY: 'key' }).faults.map(({ name }) => name)).toEqual([
      'S3_REGION',
      'S3_SECRET',
    ]);
    expect(faultsOf({ SMS_GATEWAY_TOKEN: 'x' }).faults.map(({ name }) => name)).toEqual(['SMS_GATEWAY_URL']);
  });

  it('does not keep pictures on this machine where a bucket was named for them', () => {
    const bucket = { S3_BUCKET: 'media', S3_REGION: 'x', S3_KEY: 'key', S3_SECRET: 'hunter2' };
    for (const STORAGE of ['', 'S3', '/srv/files'])
      expect(faultsOf({ ...bucket, STORAGE }).message).toMatch(/STORAGE +must be s3 when S3_BUCKET is set.*\n +for example STORAGE=s3/);
    expect(faultsOf({ S3_ENDPOINT: 'https://s3.example' }).faults.map(({ name }) => name)).toEqual(['STORAGE']);
  });

  it.each(['FFMPEG', 'FFPROBE'])('does not wait for the first video to say that %s is no program', (name) => {
    for (const value of ['/nowhere/ffmpeg', '/tmp', import.meta.filename])
      expect(faultsOf({ [name]: value }).message).toMatch(new RegExp(`${name} +must be a program that may be run here \\(is "/.*\n +for`));
    for (const value of ['ffmpeg', process.execPath]) expect(loadConfig({ [name]: value })).toBeDefined();
  });

  it.each(['KOLEGIA_DATA', 'STORAGE', 'FFMPEG', 'FFPROBE'])('takes no ~ for a home in %s: no shell reads it there', (name) => {
    for (const value of ['~/kolegia', '~', '~ratri/kolegia'])
      expect(faultsOf({ [name]: value }).message).toMatch(/must be written out: ~ stands for nothing here \(is "~.*\n +for example /);
    expect(loadConfig({ [name]: 'kolegia~1' })).toBeDefined();
  });

  it('takes an empty value for none', () => {
    expect(loadConfig({ PORT: '', SECRET: ' ', REDIS_URL: '' })).toMatchObject({ port: 3000, secret: undefined, redisUrl: undefined });
  });

  it.each(['https://hospital.example/kolegia', 'https://hospital.example/?of=us', 'https://us@hospital.example'])(
    'is not reached at %s',
    (PUBLIC_URL) => {
      expect(faultsOf({ PUBLIC_URL }).message).toMatch(/PUBLIC_URL +must be a name of its own, without a path behind it/);
    },
  );

  it('knows its address as browsers say it', () => {
    expect(loadConfig({ PUBLIC_URL: 'https://Kolegia.Example:443/' }).publicUrl).toBe('https://kolegia.example');
    expect(loadConfig({ PUBLIC_URL: 'http://10.0.0.7:3000' }).publicUrl).toBe('http://10.0.0.7:3000');
  });

  it('fills only its own database with sample people, unless asked', () => {
    const DATABASE_URL = 'postgres://kolegia:password@db/kolegia';
    expect(loadConfig({ DATABASE_URL }).sampleWorld).toBe(false);
    expect(loadConfig({ DATABASE_URL, SAMPLE_WORLD: 'on' }).sampleWorld).toBe(true);
  });

  it.each(['true', 'yes', '10.0.0.0/99', '10.0.0.0/8,', 'proxy.hospital.example'])('trusts no proxy named %s', (TRUST_PROXY) => {
    const error = faultsOf({ TRUST_PROXY });
    expect(error.faults).toMatchObject([{ name: 'TRUST_PROXY', given: TRUST_PROXY }]);
    expect(error.message).toContain('must be on, off, a number of proxies, or their addresses or networks');
  });

  it('reads proxies as Fastify wants them', () => {
    expect(loadConfig({}).trustProxy).toBe(false);
    expect(loadConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(loadConfig({ TRUST_PROXY: '10.0.0.0/8, 192.168.0.1' }).trustProxy).toEqual(['10.0.0.0/8', '192.168.0.1']);
    expect(loadConfig({ TRUST_PROXY: 'loopback' }).trustProxy).toEqual(['loopback']);
    expect(loadConfig({ TRUST_PROXY: 'off' }).trustProxy).toBe(false);
  });
});

describe('mail that comes back', () => {
  it('needs a domain and a secret, both or none', () => {
    const DELIVERY_REPORT_SECRET = 's'.repeat(32);
    expect(() => loadConfig({ BOUNCE_DOMAIN: 'bounces.kolegia.example' })).toThrow(/DELIVERY_REPORT_SECRET[\s\S]*is needed/);
    expect(() => loadConfig({ DELIVERY_REPORT_SECRET })).toThrow(/BOUNCE_DOMAIN[\s\S]*is needed/);
    for (const wrong of ['no-reply@kolegia.example', 'kolegia', 'a b.example', '.example', 'https://kolegia.example'])
      expect(() => loadConfig({ BOUNCE_DOMAIN: wrong, DELIVERY_REPORT_SECRET })).toThrow(/BOUNCE_DOMAIN/);
    const { mail, deliveryReportSecret } = loadConfig({ BOUNCE_DOMAIN: 'Bounces.Kolegia.example', DELIVERY_REPORT_SECRET });
    expect(mail.bounceDomain).toBe('bounces.kolegia.example');
    expect(deliveryReportSecret).toBe(DELIVERY_REPORT_SECRET);
  });
});

describe('readyConfig', () => {
  it('insists on a database and a secret', () => {
    expect(() => readyConfig(loadConfig({}))).toThrow(/DATABASE_URL[\s\S]*SECRET/);
    const ready = readyConfig(loadConfig({}), { databaseUrl: 'postgres://127.0.0.1/x', secret: 's'.repeat(32) });
    expect(ready.database).toMatchObject({ url: 'postgres://127.0.0.1/x', poolSize: 10 });
  });
});

describe('.env.example', () => {
  const lines = readFileSync(path.join(PROJECT_FOLDER, '.env.example'), 'utf8').split('\n');
  const names = lines.map((line) => /^# ([A-Z0-9_]+)=/.exec(line)?.[1]).filter((name) => name !== undefined);

  it('lists exactly the settings there are', () => {
    expect(names.toSorted()).toEqual(Object.keys(Settings.shape).sort());
  });

  it('shows values that are accepted', () => {
    const example = Object.fromEntries(
      lines.map((line) => /^# ([A-Z0-9_]+)=(.*)$/.exec(line)?.slice(1) ?? []).filter(({ length }) => length === 2),
    );
    const complete = { ...example, S3_KEY: 'key', S3_SECRET: 'secret', DELIVERY_REPORT_SECRET: 's'.repeat(32) };
    expect(loadConfig(complete).storage).toMatchObject({ kind: 's3', bucket: 'kolegia-media' });
  });
});
