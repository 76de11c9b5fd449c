import type { Language } from '../i18n/languages.ts';
import type { Message } from './delivery.ts';

/** A message in words, ready to leave. */
export interface RenderedMessage {
  /** The same in every attempt, so that a receiver can tell a repetition. */
  readonly id: string;
  readonly to: string;
  readonly language: Language;
  /** Only mail has one. */
  readonly subject: string;
  readonly text: string;
  readonly unsubscribeUrl?: string | undefined;
}

/** Takes messages of one channel out of the product. Throws `DeliveryFault`. */
export interface Carrier {
  deliver(message: RenderedMessage): Promise<void>;
  close(): Promise<void>;
}

export type Channel = Message['channel'];
