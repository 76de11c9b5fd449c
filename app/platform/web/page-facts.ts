/** What a page is told about its reader, on the server and in the browser alike. */
import type { Language } from '../i18n/languages.ts';
import type { Texts } from '../i18n/translator.ts';
import type { InputOf, Operation, OutputOf } from '../operation/operation.ts';
import type { Pieces, SharedMarkup } from './part-places.ts';

/** Calls an operation: in the same process on the server, over HTTP in the browser. Throws `CallFailure`. */
export type Caller = <Op extends Operation>(operation: Op, input: InputOf<Op>) => Promise<OutputOf<Op>>;

export interface Reader {
  readonly id: string;
  readonly verified: boolean;
  readonly premium: boolean;
  readonly rights: readonly string[];
}

/** Where a page's texts come from: at once on the server, by fetching in the browser. */
export interface TextSource {
  readonly language: Language;
  read(namespace: string): Texts | Promise<Texts>;
}

/** Given to every request on the server; a browser has none. */
export interface PageContext {
  readonly call: Caller;
  readonly language: Language;
  readonly reader: Reader | null;
  /** The browser brought a session that lives no longer. */
  readonly sessionEnded: boolean;
  /** The page runs inside the mobile app. */
  readonly inApp: boolean;
  readonly theme: 'light' | 'dark' | null;
  readonly publicUrl: string;
  /** Where the source of this installation can be had, or null when nobody has said so. */
  readonly sourceUrl: string | null;
  readonly clientCredential: string;
  /** Of the scripts of this rendering. */
  readonly nonce: string;
  readonly texts: TextSource;
  /**
   * Puts the value into the document, for the browser to read, and gives the id of the element that holds it as JSON. Null where there is no
   * document: the data of the next page.
   */
  readonly attach: ((value: object) => string) | null;
  /** The elements of all that was attached. */
  readonly attached: () => readonly string[];
  /** What was rendered before, for anyone; null in development, where what renders it changes. */
  readonly markup: SharedMarkup | null;
  /**
   * Takes the finished page. A `Response` would encode and decode the same hundred kilobytes three times on their way out.
   */
  readonly deliver: (html: Pieces) => void;
  /** Notes a page that could not be made; what the reader sees says nothing of the reason. */
  readonly report: (error: unknown) => void;
}
