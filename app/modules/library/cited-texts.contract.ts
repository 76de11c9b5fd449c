/** What of a reference, and of a link in a text, is read for whatever may tell who a patient is. */
import { linksIn } from '#platform/richtext/links.ts';
import type { RichText } from '#platform/richtext/richtext.ts';

/** With the path of its field, and the kinds of findings that say nothing there. */
export type CheckedText = readonly [path: string, text: string, allowed?: ReadonlySet<string>];

/** What is published was written by somebody, on a day, at an institution; of a patient it says no more than "aged 94". */
const ALLOWED_IN_TITLES: ReadonlySet<string> = new Set(['date', 'address', 'ageOver89']);
const ALLOWED_IN_SOURCES: ReadonlySet<string> = new Set([...ALLOWED_IN_TITLES, 'name']);

interface Cited {
  readonly title: string;
  readonly source: string;
  readonly url?: string | undefined;
}

/** As answers have it. */
type CitedOrNot = Omit<Cited, 'url'> & { readonly url: string | null };

/** What is read of a reference, by its fields. */
export const textsOfReference = ({ title, source, url = '' }: Cited): Required<CheckedText>[] => [
  ['title', title, ALLOWED_IN_TITLES],
  ['source', source, ALLOWED_IN_SOURCES],
  ['url', withoutScheme(url), ALLOWED_IN_SOURCES],
];

/** Of several, as `references.0.title`. */
export const textsOfReferences = (references: readonly CitedOrNot[]): Required<CheckedText>[] =>
  references.flatMap(({ title, source, url }, i) =>
    textsOfReference({ title, source, url: url ?? '' }).map(
      ([field, ...read]): Required<CheckedText> => [`references.${i}.${field}`, ...read],
    ),
  );

/** Links are what colleagues show each other; a number of a patient in one is there for whoever follows it, and the words do not tell. */
const ALLOWED_IN_LINKS: ReadonlySet<string> = new Set([...ALLOWED_IN_SOURCES, 'url']);
const MOST_LINKS = 300;

/** Where the links of a text lead, at the path of the text. */
export const textsOfLinks = (path: string, text: RichText): Required<CheckedText>[] =>
  linksIn(text, MOST_LINKS).map((href) => [path, withoutScheme(href), ALLOWED_IN_LINKS]);

/** A link is what the field is for; what is found are numbers in it, and places where people show what is their own. */
const withoutScheme = (url: string): string => url.replace(/^\s*(?:https?:\/\/)?(?:www\.)?/i, (scheme) => ' '.repeat(scheme.length));
