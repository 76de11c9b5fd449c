import type { Database } from '../db/database.ts';
import type { Language } from '../i18n/languages.ts';

export interface Message {
  readonly channel: 'mail' | 'sms' | 'whatsapp';
  /** E-mail address, or phone number in E.164. */
  readonly to: string;
  readonly language: Language;
  /** Translation key of subject (mail) and text, `module:key`; the text may hold blank lines for paragraphs. */
  readonly subject?: string;
  readonly text: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** What somebody wrote at length, for `{{body}}` in the text: its paragraphs stay. */
  readonly body?: string;
  /** Of mail that one may end: an address that ends it when it is posted to (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** Messages that leave the product. Sent by a job after the transaction of `db` has committed, retried with back-off. */
export interface Delivery {
  send(db: Database, message: Message): Promise<void>;
}
