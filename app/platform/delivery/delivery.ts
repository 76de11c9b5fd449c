import type { Database } from '../db/database.ts';
import type { Language } from '../i18n/languages.ts';
import type { RichText } from '../richtext/richtext.ts';

export interface Message {
  readonly channel: 'mail' | 'sms' | 'whatsapp';
  /** E-mail address, or phone number in E.164. */
  readonly to: string;
  readonly language: Language;
  /** Translation key of subject (mail) and text, `module:key`; the text may hold blank lines for paragraphs. */
  readonly subject?: string;
  readonly text: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** Further values that open something, such as a code or a link with a token: as long as the message waits, nobody can read them. */
  readonly sealed?: Readonly<Record<string, string>>;
  /** Of no use after that: it goes before everything else, and is dropped when it comes too late. */
  readonly expiresAt?: Date;
  /** Of those with the same name, on whatever channel, only the last leaves: what waits is taken back. Of messages that expire. */
  readonly newestOf?: string;
  /** What somebody wrote at length, part by part, for `{{body}}` in the text: with its paragraphs, lists, emphasis and links. */
  readonly body?: readonly RichText[];
  /** Of mail that one may end: an address that ends it when it is posted to (RFC 8058). Sealed while it waits. */
  readonly unsubscribeUrl?: string;
  /**
   * Of what may be taken back while it waits: the gate of this name is asked just before it leaves (`Module.messageGates`). Until then nobody
   * can read what it says.
   */
  readonly gate?: { readonly name: string; readonly about: Readonly<Record<string, string>> };
  /** Of mail: names to us whom it was for where it comes back; small letters and digits, at most 60. */
  readonly returnToken?: string;
}

/** Messages that leave the product. Sent by a job after the transaction of `db` has committed, retried with back-off. */
export interface Delivery {
  /** Those that are set up: what is sent by another goes nowhere. */
  readonly channels: readonly Message['channel'][];
  send(db: Database, message: Message): Promise<void>;
}
