import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Language } from '../i18n/languages.ts';
import { ConfigError, type ConfigFault } from './config-error.ts';
import { aboutSetting, type SettingName, Settings } from './settings.ts';

export const PROJECT_FOLDER = fileURLToPath(new URL('../../../', import.meta.url));

export type Environment = Readonly<Record<string, string | undefined>>;

interface Gateway {
  readonly url: string;
  readonly token: string | undefined;
}

export type StorageConfig =
  | { readonly kind: 'disk'; readonly folder: string }
  | {
      readonly kind: 's3';
      readonly bucket: string;
      readonly region: string;
      readonly endpoint: string | undefined;
      readonly key: string;
      readonly secret: string;
    };

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where readers reach the product, without a slash at the end. */
  readonly publicUrl: string;
  /** Where readers find the source of this installation, as the licence gives them a right to. */
  readonly sourceUrl: string | undefined;
  readonly trustProxy: boolean | number | string[];
  readonly defaultLocale: Language;
  readonly logLevel: Settings['LOG_LEVEL'];
  /** Absolute path of the folder that holds everything this installation keeps on disk. */
  readonly dataFolder: string;
  readonly sampleWorld: boolean;
  readonly jobs: boolean;
  readonly rateFactor: number;
  readonly pageCache: boolean;
  readonly database: {
    /** Missing until the embedded database has started. */
    readonly url: string | undefined;
    readonly replicaUrl: string | undefined;
    readonly poolSize: number;
  };
  readonly redisUrl: string | undefined;
  /** Signs sessions. Missing until the demo has made its own. */
  readonly secret: string | undefined;
  readonly publicClientCredential: { readonly name: string; readonly password: string };
  readonly mail: {
    readonly smtpUrl: string | undefined;
    readonly from: string;
    /** Where mails that come back go: each to an address of its own in this domain. */
    readonly bounceDomain: string | undefined;
  };
  /** What the mail server shows when it hands in what came back. */
  readonly deliveryReportSecret: string | undefined;
  readonly sms: Gateway | undefined;
  readonly whatsapp: Gateway | undefined;
  readonly storage: StorageConfig;
  /** Programs that work on videos, where they are not to be the ones that come with the product. */
  readonly ffmpeg: { readonly ffmpeg: string | undefined; readonly ffprobe: string | undefined };
  /** Addresses of Crossref and ORCID, without a slash at the end, where they are not the public ones. */
  readonly registers: { readonly crossref: string | undefined; readonly orcid: string | undefined };
  /** How push services know us. */
  readonly push: {
    /** Made from the secret when missing. */
    readonly keys: { readonly publicKey: string; readonly privateKey: string } | undefined;
    /** Where to reach whoever runs this installation: `mailto:` or `https:`. */
    readonly subject: string;
    /** A push service of one's own, without a slash at the end; others are reached on the open internet only. */
    readonly service: string | undefined;
  };
  /** Distinct checks of a clinical tool that a member may make in a day, by plan. */
  readonly checksPerDay: { readonly free: number; readonly paid: number };
  /** A folder on this machine for large files while they are being worked on; nothing in it outlives the work. */
  readonly workFolder: string;
}

/** A configuration that a server can run with: the database and the secret are known. */
export type ReadyConfig = Config & { readonly database: { readonly url: string }; readonly secret: string };

/** The environment of this process with what `.env` adds to it. The only place that reads `process.env`. */
export function processEnvironment(): Environment {
  const file = path.join(PROJECT_FOLDER, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env;
}

/** Reads all settings, or throws a `ConfigError` that names every wrong one. */
export function loadConfig(environment: Environment = processEnvironment()): Config {
  // `NAME=` in a .env file means "not set", as its comment there promises.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => faultOf(issue, given)));
  const faults = incomplete(parsed.data);
  if (faults.length > 0) throw new ConfigError(faults);
  return configOf(parsed.data);
}

/** Fills in what a start has found out, and insists on what a server cannot do without. */
export function readyConfig(config: Config, found: { databaseUrl?: string; secret?: string } = {}): ReadyConfig {
  const url = config.database.url ?? found.databaseUrl;
  const secret = config.secret ?? found.secret;
  if (url !== undefined && secret !== undefined) return { ...config, secret, database: { ...config.database, url } };
  const why = 'must be set: only `npm start` and `npm run dev` find their own';
  throw new ConfigError([
    ...(url === undefined ? [{ name: 'DATABASE_URL', fault: why } as const] : []),
    ...(secret === undefined ? [{ name: 'SECRET', fault: why } as const] : []),
  ]);
}

/** The environment for a child process that is to work on the same data with the same settings. */
export const environmentFor = (config: ReadyConfig, more: Environment = {}): Record<string, string | undefined> => ({
  ...processEnvironment(),
  DATABASE_URL: config.database.url,
  SECRET: config.secret,
  KOLEGIA_DATA: config.dataFolder,
  SAMPLE_WORLD: config.sampleWorld ? 'on' : 'off',
  ...more,
});

function faultOf(issue: { path: PropertyKey[]; message: string }, given: Environment): ConfigFault {
  const name = issue.path[0] as SettingName;
  return { name, fault: issue.message, given: aboutSetting(name).sensitive ? undefined : given[name] };
}

/** Settings that make sense only together. */
function incomplete(settings: Settings): ConfigFault[] {
  const s3 = ['S3_BUCKET', 'S3_REGION', 'S3_KEY', 'S3_SECRET'] as const;
  const missing = (names: readonly SettingName[], because: string) =>
    names.filter((name) => settings[name] === undefined).map((name) => ({ name, fault: `is needed ${because}` }));
  return [
    ...(settings.STORAGE === 's3' ? missing(s3, 'when STORAGE is s3') : elsewhere(settings)),
    ...(settings.BOUNCE_DOMAIN === undefined ? [] : missing(['DELIVERY_REPORT_SECRET'], 'when BOUNCE_DOMAIN is set')),
    ...(settings.DELIVERY_REPORT_SECRET === undefined ? [] : missing(['BOUNCE_DOMAIN'], 'when DELIVERY_REPORT_SECRET is set')),
    ...(settings.SMS_GATEWAY_TOKEN === undefined ? [] : missing(['SMS_GATEWAY_URL'], 'when SMS_GATEWAY_TOKEN is set')),
    ...(settings.WHATSAPP_GATEWAY_TOKEN === undefined ? [] : missing(['WHATSAPP_GATEWAY_URL'], 'when WHATSAPP_GATEWAY_TOKEN is set')),
    ...(settings.VAPID_PUBLIC_KEY === undefined ? [] : missing(['VAPID_PRIVATE_KEY'], 'when VAPID_PUBLIC_KEY is set')),
    ...(settings.VAPID_PRIVATE_KEY === undefined ? [] : missing(['VAPID_PUBLIC_KEY'], 'when VAPID_PRIVATE_KEY is set')),
    ...(settings.DATABASE_REPLICA_URL === undefined ? [] : missing(['DATABASE_URL'], 'when DATABASE_REPLICA_URL is set')),
  ];
}

/** What is meant for a bucket and lands on this machine is missed on the day the machine is. */
function elsewhere(settings: Settings): ConfigFault[] {
  const ofBucket = (['S3_BUCKET', 'S3_REGION', 'S3_ENDPOINT', 'S3_KEY', 'S3_SECRET'] as const).find((name) => settings[name] !== undefined);
  return ofBucket === undefined ? [] : [{ name: 'STORAGE', fault: `must be s3 when ${ofBucket} is set`, given: settings.STORAGE }];
}

function configOf(settings: Settings): Config {
  const dataFolder = path.resolve(PROJECT_FOLDER, settings.KOLEGIA_DATA);
  const credential = settings.PUBLIC_CLIENT_CREDENTIAL;
  const colon = credential.indexOf(':');
  return {
    host: settings.HOST,
    port: settings.PORT,
    publicUrl: settings.PUBLIC_URL ?? localAddress(settings.HOST, settings.PORT),
    sourceUrl: settings.SOURCE_URL,
    trustProxy: settings.TRUST_PROXY,
    defaultLocale: settings.DEFAULT_LOCALE,
    logLevel: settings.LOG_LEVEL,
    dataFolder,
    // A database that somebody brought along is theirs: sample doctors enter it only on request.
    sampleWorld: settings.SAMPLE_WORLD ?? settings.DATABASE_URL === undefined,
    jobs: settings.JOBS,
    rateFactor: settings.RATE_FACTOR,
    pageCache: settings.PAGE_CACHE,
    database: { url: settings.DATABASE_URL, replicaUrl: settings.DATABASE_REPLICA_URL, poolSize: settings.DATABASE_POOL },
    redisUrl: settings.REDIS_URL,
    secret: settings.SECRET,
    publicClientCredential: { name: credential.slice(0, colon), password: credential.slice(colon + 1) },
    mail: { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM, bounceDomain: settings.BOUNCE_DOMAIN },
    deliveryReportSecret: settings.DELIVERY_REPORT_SECRET,
    sms: gateway(settings.SMS_GATEWAY_URL, settings.SMS_GATEWAY_TOKEN),
    whatsapp: gateway(settings.WHATSAPP_GATEWAY_URL, settings.WHATSAPP_GATEWAY_TOKEN),
    storage: storageOf(settings, dataFolder),
    registers: { crossref: settings.CROSSREF_URL, orcid: settings.ORCID_URL },
    push: pushOf(settings),
    ffmpeg: { ffmpeg: settings.FFMPEG, ffprobe: settings.FFPROBE },
    checksPerDay: { free: settings.FREE_CHECKS_PER_DAY, paid: settings.PAID_CHECKS_PER_DAY },
    workFolder: path.join(dataFolder, 'work'),
  };
}

const gateway = (url: string | undefined, token: string | undefined): Gateway | undefined =>
  url === undefined ? undefined : { url, token };

function storageOf(settings: Settings, dataFolder: string): StorageConfig {
  const { STORAGE, S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_KEY, S3_SECRET } = settings;
  if (STORAGE === 's3' && S3_BUCKET && S3_REGION && S3_KEY && S3_SECRET) {
    return { kind: 's3', bucket: S3_BUCKET, region: S3_REGION, endpoint: S3_ENDPOINT, key: S3_KEY, secret: S3_SECRET };
  }
  return { kind: 'disk', folder: STORAGE === undefined ? path.join(dataFolder, 'files') : path.resolve(PROJECT_FOLDER, STORAGE) };
}

/** Passkeys and secure cookies work on `localhost` without a certificate, not on a bare number. */
function localAddress(host: string, port: number): string {
  const local = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  const name = local ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

function pushOf({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT,
  MAIL_FROM,
  PUSH_SERVICE_URL,
}: Settings): Config['push'] {
  const sender = /<([^<>]+)>\s*$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
  return {
    keys: publicKey === undefined || privateKey === undefined ? undefined : { publicKey, privateKey },
    subject: VAPID_SUBJECT ?? `mailto:${sender}`,
    service: PUSH_SERVICE_URL,
  };
}
