import { accessSync, constants, statSync } from 'node:fs';
import proxyAddress from '@fastify/proxy-addr';
import { z } from 'zod';
import { LANGUAGES } from '../i18n/languages.ts';

const onOff = z.enum(['on', 'off'], { error: 'must be on or off' }).transform((value) => value === 'on');

const wholeNumber = (from: number, to: number) => {
  const error = `must be a whole number from ${from} to ${to}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error, abort: true })
    .transform(Number)
    .refine((value) => value >= from && value <= to, { error });
};

const address = (schemes: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol), {
    error: `must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
  });

/** `https://kolegia.example`, with a port or a slash at the end. */
function isOriginAlone(value: string): boolean {
  if (!URL.canParse(value)) return true;
  const { pathname, search, hash, username, password } = new URL(value);
  return /^\/*$/.test(pathname) && search + hash + username + password === '';
}

const webAddress = address(['http:', 'https:']);
const databaseAddress = address(['postgres:', 'postgresql:']);
const text = z.string();
/** A shell that is typed into would have put one's home there; `.env` and supervisors do not, and a folder of that name would be made. */
const place = text.refine((value) => !value.startsWith('~'), { error: 'must be written out: ~ stands for nothing here' });

/** A name alone is looked for by the system when it is run; a wrong path would be told of at the first video. */
const program = place.refine((value) => !value.includes('/') || canRun(value), { error: 'must be a program that may be run here' });

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Fastify's `trustProxy`: nobody, everybody, so many hops, or these networks. */
const proxies = z.string().transform((value, context) => {
  if (value === 'on' || value === 'off') return value === 'on';
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const networks = value.split(',').map((network) => network.trim());
  if (areNetworks(networks)) return networks;
  context.addIssue({
    code: 'custom',
    message: 'must be on, off, a number of proxies, or their addresses or networks with commas between them',
  });
  return z.NEVER;
});

function areNetworks(networks: string[]): boolean {
  try {
    proxyAddress.compile(networks);
    return true;
  } catch {
    return false;
  }
}

const vapidKey = (length: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`), { error: `must be a key in base64url, ${length} characters` });

/**
 * Every setting there is, by its name in the environment. `example` is what an error message and `.env.example` show;
 * the value of a `sensitive` setting is never repeated in a message.
 */
export const Settings = z.object({
  PORT: wholeNumber(1, 65_535).default(3000).meta({ example: '3000' }),
  HOST: text.default('127.0.0.1').meta({ example: '127.0.0.1' }),
  // Pages and calls have their addresses from the root on, and an origin has no path.
  PUBLIC_URL: webAddress
    .refine((value) => isOriginAlone(value), { error: 'must be a name of its own, without a path behind it' })
    .transform((value) => new URL(value).origin)
    .optional()
    .meta({ example: 'https://kolegia.example' }),
  SOURCE_URL: webAddress.optional().meta({ example: 'https://git.hospital.example/kolegia' }),
  TRUST_PROXY: proxies.default(false).meta({ example: '1' }),
  DEFAULT_LOCALE: z
    .enum(LANGUAGES, { error: `must be one of ${LANGUAGES.join(', ')}` })
    .default('en')
    .meta({ example: 'id' }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info')
    .meta({ example: 'info' }),
  KOLEGIA_DATA: place.default('.data').meta({ example: '/srv/kolegia' }),
  SAMPLE_WORLD: onOff.optional().meta({ example: 'off' }),
  JOBS: onOff.default(true).meta({ example: 'on' }),
  DATABASE_URL: databaseAddress.optional().meta({ example: 'postgres://kolegia:password@localhost:5432/kolegia', sensitive: true }),
  DATABASE_REPLICA_URL: databaseAddress.optional().meta({ example: 'postgres://kolegia:password@replica:5432/kolegia', sensitive: true }),
  /** For measuring only: how many times what the rate classes allow one caller may call. */
  RATE_FACTOR: wholeNumber(1, 1_000_000).default(1).meta({ example: '1' }),
  /** For measuring only: signed-out pages are rendered for every request. */
  PAGE_CACHE: onOff.default(true).meta({ example: 'on' }),
  DATABASE_POOL: wholeNumber(1, 500).default(10).meta({ example: '10' }),
  REDIS_URL: address(['redis:', 'rediss:']).optional().meta({ example: 'redis://localhost:6379', sensitive: true }),
  SECRET: z
    .string()
    .min(32, { error: 'must have at least 32 characters' })
    .optional()
    .meta({ example: '(what `openssl rand -base64 48` prints)', sensitive: true }),
  PUBLIC_CLIENT_CREDENTIAL: z
    .string()
    .regex(/^[!-9;-~]+:[!-~]+$/, { error: 'must be a name and a password with a colon between them, in plain letters, digits and signs' })
    // Every browser and every copy of the app carries it, so it names the client and protects nothing.
    .default('website:kolegia')
    .meta({ example: 'website:kolegia', sensitive: true }),
  SMTP_URL: address(['smtp:', 'smtps:']).optional().meta({ example: 'smtps://user:password@mail.example:465', sensitive: true }),
  MAIL_FROM: z
    .string()
    .regex(/@[^\s@]+$/, { error: 'must be an e-mail address, with or without a name' })
    .default('Kolegia <no-reply@kolegia.example>')
    .meta({ example: 'Kolegia <no-reply@kolegia.example>' }),
  BOUNCE_DOMAIN: z
    .string()
    .regex(/^(?=.{4,180}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i, {
      error: 'must be a domain, without @',
    })
    .transform((value) => value.toLowerCase())
    .optional()
    .meta({ example: 'bounces.kolegia.example' }),
  DELIVERY_REPORT_SECRET: z
    .string()
    .min(32, { error: 'must have at least 32 characters' })
    .optional()
    .meta({ example: '(what `openssl rand -base64 48` prints)', sensitive: true }),
  SMS_GATEWAY_URL: webAddress.optional().meta({ example: 'https://sms.example/send' }),
  SMS_GATEWAY_TOKEN: text.optional().meta({ example: '(from the gateway)', sensitive: true }),
  WHATSAPP_GATEWAY_URL: webAddress.optional().meta({ example: 'https://whatsapp.example/messages' }),
  WHATSAPP_GATEWAY_TOKEN: text.optional().meta({ example: '(from the gateway)', sensitive: true }),
  FFMPEG: program.optional().meta({ example: 'ffmpeg' }),
  FFPROBE: program.optional().meta({ example: 'ffprobe' }),
  CROSSREF_URL: webAddress.optional().meta({ example: 'https://crossref-mirror.example' }),
  ORCID_URL: webAddress.optional().meta({ example: 'https://orcid-mirror.example/v3.0' }),
  VAPID_PUBLIC_KEY: vapidKey(87).optional().meta({ example: '(what `npx web-push generate-vapid-keys` prints)' }),
  VAPID_PRIVATE_KEY: vapidKey(43).optional().meta({ example: '(what `npx web-push generate-vapid-keys` prints)', sensitive: true }),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, { error: 'must be a mailto: or https: address' })
    .optional()
    .meta({ example: 'mailto:it@hospital.example' }),
  PUSH_SERVICE_URL: webAddress.optional().meta({ example: 'https://push.hospital.example' }),
  FREE_CHECKS_PER_DAY: wholeNumber(0, 1_000_000).default(1000).meta({ example: '1000' }),
  PAID_CHECKS_PER_DAY: wholeNumber(0, 1_000_000).default(10_000).meta({ example: '10000' }),
  STORAGE: place.optional().meta({ example: 's3' }),
  S3_BUCKET: text.optional().meta({ example: 'kolegia-media' }),
  S3_REGION: text.optional().meta({ example: 'ap-southeast-3' }),
  S3_ENDPOINT: webAddress.optional().meta({ example: 'https://s3.example' }),
  S3_KEY: text.optional().meta({ example: '(access key)', sensitive: true }),
  S3_SECRET: text.optional().meta({ example: '(secret key)', sensitive: true }),
});

export type Settings = z.infer<typeof Settings>;
export type SettingName = keyof Settings;

/** What `.meta()` above says of a setting. */
export function aboutSetting(name: SettingName): { example: string; sensitive: boolean } {
  const about = (Settings.shape[name].meta() ?? {}) as { readonly example?: unknown; readonly sensitive?: unknown };
  return { example: String(about.example), sensitive: about.sensitive === true };
}
