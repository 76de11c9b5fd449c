import { z } from 'zod';
import { newId } from '../db/id.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import type { Translations } from '../i18n/translations.ts';
import { job } from '../jobs/job.ts';
import { RichText } from '../richtext/richtext.ts';
import type { Channel, RenderedMessage } from './carrier.ts';
import type { Message } from './delivery.ts';
import { DeliveryFault } from './delivery-fault.ts';
import { MAIL_CONNECTIONS } from './mail.client.ts';
import { bodyText } from './mail-body.ts';
import type { MessageGates } from './message-gate.ts';
import { mailGivenUp, mailRefused } from './refusal.ts';
import { openSealed, type SealKey, seal } from './seal.ts';

const Values = z.record(z.string().max(60), z.union([z.string().max(2000), z.number()]));
const Body = z.array(RichText).max(60);

/** What of a message nobody but its job may read: rows and their backups are read by others. */
const Secrets = z.strictObject({ values: Values, body: Body.optional(), unsubscribeUrl: z.url().max(2000).optional() });
type Secrets = z.output<typeof Secrets>;

const MessagePayload = z.strictObject({
  id: z.string().min(1).max(40),
  channel: z.enum(['mail', 'sms', 'whatsapp']),
  to: z.string().min(3).max(320),
  language: z.enum(LANGUAGES),
  subject: z.string().max(200).optional(),
  text: z.string().max(200),
  values: Values,
  body: Body.optional(),
  /** `Secrets` as JSON, where there are any. */
  sealed: z.string().max(1_000_000).optional(),
  /** In the open only on messages that a server of before 2026-11-23 left waiting. */
  unsubscribeUrl: z.url().max(2000).optional(),
  returnToken: z
    .string()
    .regex(/^[0-9a-z]{1,60}$/)
    .optional(),
  gate: z.strictObject({ name: z.string().max(60), about: z.record(z.string().max(60), z.string().max(60)) }).optional(),
  expiresAt: z.iso.datetime().optional(),
});
type MessagePayload = z.output<typeof MessagePayload>;

/**
 * A message as it waits for its job. Of one that may be taken back, all that it says is sealed: the title of a case whose patient withdraws
 * consent would stand in its row until its turn comes, and in every backup of that row.
 */
export function waitingMessage(
  secret: string,
  { body, values, sealed, unsubscribeUrl, expiresAt, newestOf: _, ...message }: Message,
): MessagePayload {
  const id = newId();
  const words = { values: { ...values }, ...(body !== undefined && { body: [...body] }) };
  const isHidden = message.gate !== undefined;
  const hasSecrets = isHidden || sealed !== undefined || unsubscribeUrl !== undefined;
  const secrets = { ...(isHidden && words), values: { ...(isHidden && words.values), ...sealed }, unsubscribeUrl };
  return {
    ...message,
    id,
    ...(isHidden ? { values: {} } : words),
    ...(expiresAt !== undefined && { expiresAt: expiresAt.toISOString() }),
    ...(hasSecrets && { sealed: seal(sealKey(secret), id, JSON.stringify(Secrets.parse(secrets))) }),
  };
}

const sealKey = (secret: string): SealKey => ({ secret, use: 'delivery.sealed' });

/** Null for what another secret sealed. */
function secretsOf(secret: string, { id, sealed, unsubscribeUrl }: MessagePayload): Secrets | null {
  if (sealed === undefined) return { values: {}, unsubscribeUrl };
  const opened = openSealed(sealKey(secret), id, sealed);
  return opened === null ? null : Secrets.parse(JSON.parse(opened));
}

export type Urgency = 'urgent' | 'other';

/** A queue for each channel, so that a slow server holds up no other; what is urgent waits behind nothing that is not. */
const NAMES = {
  mail: { urgent: 'delivery.deliverUrgentMail', other: 'delivery.deliver' },
  sms: { urgent: 'delivery.deliverUrgentSms', other: 'delivery.deliverSms' },
  whatsapp: { urgent: 'delivery.deliverUrgentWhatsapp', other: 'delivery.deliverWhatsapp' },
} satisfies Record<Channel, Record<Urgency, string>>;

const ATTEMPTS = {
  /** As often as it takes until it expires: what comes a minute late may have been asked for anew. */
  urgent: { retryLimit: 60, retryWithinSeconds: 15 },
  /** Delays double from one second to an hour: a mail server that is away for a day loses no letter. */
  other: { retryLimit: 36, retryWithinSeconds: 3600 },
};

type Deliver = (channel: Channel, urgency: Urgency, message: RenderedMessage) => Promise<void>;

export const messageJob = (secret: string, gates: MessageGates, deliver: Deliver, channel: Channel, urgency: Urgency) =>
  job({
    name: NAMES[channel][urgency],
    payload: MessagePayload,
    ...ATTEMPTS[urgency],
    expireInSeconds: 90,
    // As many as have a connection to the mail server: one that waited for another's would expire with it.
    atOnce: MAIL_CONNECTIONS,
    // Addresses are in it.
    keepSeconds: 600,
    async run({ services, log }, payload) {
      // By what it says itself: what an older server left waiting is all in one queue.
      const { channel } = payload;
      if (payload.expiresAt !== undefined && Date.parse(payload.expiresAt) <= Date.now()) {
        log.warn({ channel, text: payload.text }, 'a message came too late and is not sent');
        return;
      }
      const secrets = secretsOf(secret, payload);
      if (secrets === null) {
        log.error({ channel, text: payload.text }, 'a message was sealed with another secret and is not sent');
        return;
      }
      const message = render(services.translations, payload, secrets);
      if (message === null) {
        log.error({ channel, text: payload.text }, 'a message has no text');
        return;
      }
      const { gate } = payload;
      if (gate !== undefined) {
        const mayLeave = gates.get(gate.name);
        // Of a newer version: a process of that version will know.
        if (mayLeave === undefined) throw new Error(`Nobody knows the gate ${gate.name}`);
        if (!(await services.database.transaction((db) => mayLeave(db, gate.about)))) return;
      }
      try {
        await deliver(channel, urgency, message);
      } catch (error) {
        if (!(error instanceof DeliveryFault && error.permanent)) throw error;
        log.warn({ channel, text: payload.text, reason: error.message }, 'a message was refused for good');
        if (channel !== 'mail') return;
        await services.database.transaction(async (db) => {
          if (error.unreachable) await services.emit(db, mailRefused, { to: payload.to, ...(gate !== undefined && { gate }) });
          else if (gate !== undefined) await services.emit(db, mailGivenUp, { gate });
        });
      }
    },
  });

/** Where the body comes in: a sign that no value has, for each is made one line. */
const PLACE = '\u0000';

/** Null when a text is missing in the message's language: its key is nothing to send to anybody. */
function render(
  translations: Translations,
  { id, to, language, subject, text, values, body: bodyInTheOpen, returnToken }: MessagePayload,
  { values: secretValues, body = bodyInTheOpen, unsubscribeUrl }: Secrets,
): RenderedMessage | null {
  const oneLine = Object.fromEntries(Object.entries({ ...values, ...secretValues }).map(([name, value]) => [name, asOneLine(value)]));
  const inWords = (key: string) => translations.text(language, key, { ...oneLine, ...(body !== undefined && { body: PLACE }) });
  const [before = '', after] = inWords(text).split(PLACE);
  const words = body === undefined || after === undefined ? before : before + bodyText(body) + after;
  const title = subject === undefined ? '' : inWords(subject);
  if (isKey(words, text) || (subject !== undefined && isKey(title, subject))) return null;
  const rich = body === undefined || after === undefined ? undefined : { before, parts: body, after };
  return { id, to, language, subject: title, text: words, rich, unsubscribeUrl, returnToken };
}

/** What translations give for a text they do not have. */
const isKey = (words: string, key: string) => words === key || key.endsWith(`:${words}`);

/** A name that somebody chose must not add paragraphs of its own to our message. */
const asOneLine = (value: string | number) => (typeof value === 'number' ? value : value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim());
