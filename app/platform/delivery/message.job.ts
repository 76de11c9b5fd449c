import { z } from 'zod';
import { LANGUAGES } from '../i18n/languages.ts';
import type { Translations } from '../i18n/translations.ts';
import { job } from '../jobs/job.ts';
import { RichText } from '../richtext/richtext.ts';
import type { Channel, RenderedMessage } from './carrier.ts';
import { DeliveryFault } from './delivery-fault.ts';
import { bodyText } from './mail-body.ts';
import { mailRefused } from './refusal.ts';

const MessagePayload = z.strictObject({
  id: z.string().min(1).max(40),
  channel: z.enum(['mail', 'sms', 'whatsapp']),
  to: z.string().min(3).max(320),
  language: z.enum(LANGUAGES),
  subject: z.string().max(200).optional(),
  text: z.string().max(200),
  values: z.record(z.string().max(60), z.union([z.string().max(2000), z.number()])),
  body: z.array(RichText).max(60).optional(),
  unsubscribeUrl: z.url().max(2000).optional(),
  returnToken: z
    .string()
    .regex(/^[0-9a-z]{1,60}$/)
    .optional(),
});
type MessagePayload = z.output<typeof MessagePayload>;

/** Delays double from one second, so the last of twelve attempts comes more than an hour after the first. */
const RETRIES = 12;

export const messageJob = (deliver: (channel: Channel, message: RenderedMessage) => Promise<void>) =>
  job({
    name: 'delivery.deliver',
    payload: MessagePayload,
    retryLimit: RETRIES,
    expireInSeconds: 90,
    // One-time codes and addresses are in it.
    keepSeconds: 600,
    async run({ services, log }, payload) {
      const { channel } = payload;
      const message = render(services.translations, payload);
      if (message === null) {
        log.error({ channel, text: payload.text }, 'a message has no text');
        return;
      }
      try {
        await deliver(channel, message);
      } catch (error) {
        if (!(error instanceof DeliveryFault && error.permanent)) throw error;
        log.warn({ channel, text: payload.text, reason: error.message }, 'a message was refused for good');
        if (channel === 'mail' && error.unreachable)
          await services.database.transaction((db) => services.emit(db, mailRefused, { to: payload.to }));
      }
    },
  });

/** Where the body comes in: a sign that no value has, for each is made one line. */
const PLACE = '\u0000';

/** Null when a text is missing in the message's language: its key is nothing to send to anybody. */
function render(
  translations: Translations,
  { id, to, language, subject, text, values, body, unsubscribeUrl, returnToken }: MessagePayload,
): RenderedMessage | null {
  const oneLine = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asOneLine(value)]));
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
