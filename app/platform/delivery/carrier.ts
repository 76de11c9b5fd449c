import type { Language } from '../i18n/languages.ts';
import type { RichText } from '../richtext/richtext.ts';
import type { Message } from './delivery.ts';

/** A message in words, ready to leave. */
export interface RenderedMessage {
  /** The same in every attempt, so that a receiver can tell a repetition. */
  readonly id: string;
  readonly to: string;
  readonly language: Language;
  /** Only mail has one. */
  readonly subject: string;
  /** All of it in words. */
  readonly text: string;
  /** What somebody wrote at length, where it has its own shape: the words before and after it are ours. */
  readonly rich?: { readonly before: string; readonly parts: readonly RichText[]; readonly after: string } | undefined;
  readonly unsubscribeUrl?: string | undefined;
  readonly returnToken?: string | undefined;
}

/** Takes messages of one channel out of the product. Throws `DeliveryFault`. */
export interface Carrier {
  deliver(message: RenderedMessage): Promise<void>;
  close(): Promise<void>;
}

export type Channel = Message['channel'];
