/** Entries as feeds have them, made into articles: bounded, plain, dated and recognised. */
import { type ArticleType, isNotice } from '../news.contract.ts';
import { doiIn, doisIn, type Identity, linkKey, sharedLinks, sharedNames, titleKey } from './article-identity.policy.ts';
import { articleType } from './article-type.policy.ts';
import { entryLanguage } from './entry-language.policy.ts';
import { type DateReading, momentIn, readingOf } from './feed-date.policy.ts';
import type { RawFeed } from './feed-xml.policy.ts';
import { concernedTitle } from './notice-title.policy.ts';
import { clipped, plainOf } from './plain-text.policy.ts';
import type { RawEntry } from './raw-entry.policy.ts';
import { specialitiesOf } from './speciality.policy.ts';

const TITLE_LENGTH = 400;
const ABSTRACT_LENGTH = 1_500;
const AUTHORS = 30;
const TERMS = 30;
const WORD_LENGTH = 120;
const NAME_LENGTH = 1_000;
/** More of one feed are not looked at: longer ones repeat an archive. */
const MAX_ENTRIES = 2_000;
const MAX_SPECIALITIES = 4;
/** Medical journals are older; feeds with such dates are not. */
const OLDEST = Date.UTC(1990, 0, 1);
const DAY_MS = 86_400_000;

/** What is known of a feed's source. */
export interface SourceFacts {
  readonly name: string;
  readonly kind: 'journal' | 'agency' | 'sample';
  readonly language: 'en' | 'id';
  readonly specialities: readonly string[];
  readonly openAccess: boolean;
}

export interface Entry extends Identity {
  readonly guid: string | null;
  readonly link: string | null;
  readonly title: string;
  readonly abstract: string;
  readonly authors: readonly string[];
  readonly journal: string;
  readonly terms: readonly string[];
  readonly type: ArticleType;
  readonly openAccess: boolean;
  readonly specialities: readonly string[];
  readonly language: 'en' | 'id';
  readonly publishedAt: Date;
  /** For a notice: what may name the article it is about. */
  readonly concerns: { readonly dois: readonly string[]; readonly titleKey: string | null } | null;
}

/**
 * Entries without title or without anything that names them are left out. Of two with the same guid the first counts, unless it is the
 * guid of several works, or the second takes back the first.
 */
export function entriesOf(feed: RawFeed, source: SourceFacts, now: Date): Entry[] {
  const reading = readingOf(feed, source.language, now);
  const entries = feed.entries.slice(0, MAX_ENTRIES).flatMap((raw) => {
    const entry = entryOf(raw, feed.language, source, reading);
    return entry === null ? [] : [entry];
  });
  const names = sharedNames(entries);
  const kept = withoutRepeated(entries, names);
  const links = sharedLinks(kept.map(asItsWork));
  return kept.map((entry) => {
    const named = {
      ...entry,
      guid: names.has(entry.guid ?? '') ? null : entry.guid,
      linkKey: links.has(entry.linkKey ?? '') ? null : entry.linkKey,
    };
    const isNamed = named.guid !== null || named.linkKey !== null || named.doi !== null || named.titleKey !== null;
    // Without a name of its own, it would come in anew with every reading.
    return isNamed ? named : { ...named, guid: `${entry.guid ?? entry.link} ${entry.title}`.slice(-NAME_LENGTH) };
  });
}

/** What takes back the article under the same link is no other work. */
const asItsWork = (entry: Entry): Entry => ({ ...entry, titleKey: entry.concerns?.titleKey ?? entry.titleKey });

function withoutRepeated(entries: readonly Entry[], shared: ReadonlySet<string>): Entry[] {
  const first = new Map<string, Entry>();
  return entries.filter((entry) => {
    if (entry.guid === null || shared.has(entry.guid)) return true;
    const before = first.get(entry.guid);
    if (before === undefined) first.set(entry.guid, entry);
    return before === undefined || (isNotice(entry.type) && !isNotice(before.type));
  });
}

/** Control characters stand in no name and no address, and cannot all be stored. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu;
const storable = (text: string): string => text.replace(CONTROL, '');

/** What is kept as it is written; everything else becomes plain text. */
const named = (raw: RawEntry): RawEntry => ({
  ...raw,
  guid: raw.guid === null ? null : storable(raw.guid),
  links: raw.links.map(storable),
  identifiers: raw.identifiers.map(storable),
  rights: raw.rights.map(storable),
  texts: raw.texts.map(storable),
});

function entryOf(given: RawEntry, feedLanguage: string | null, source: SourceFacts, reading: DateReading): Entry | null {
  const raw = named(given);
  const title = first(raw.titles.map((text) => plainOf(text, TITLE_LENGTH)));
  const link =
    raw.links.map((candidate) => candidate.trim()).find((candidate) => candidate.length <= 2_000 && linkKey(candidate) !== null) ?? null;
  const guid = raw.guid === null || raw.guid.length > NAME_LENGTH ? null : raw.guid;
  if (title === null || (link === null && guid === null)) return null;
  const doi = first([...raw.identifiers, raw.guid ?? '', link ?? '', ...raw.rights].map((text) => doiIn(text) ?? ''));
  const abstract = abstractOf(raw.texts, title);
  const terms = words(raw.terms, TERMS);
  const type = articleType({ title, terms, isAgency: source.kind === 'agency' });
  return {
    guid,
    link,
    linkKey: link === null ? null : linkKey(link),
    doi,
    title,
    titleKey: titleKey(title),
    abstract,
    authors: authorsOf(raw.authors),
    journal: journalOf(raw.journals) ?? source.name,
    terms,
    type,
    openAccess: source.openAccess || saysOpenAccess(raw, title),
    specialities: specialitiesOf({ title, terms, abstract, fallback: source.specialities }).slice(0, MAX_SPECIALITIES),
    language: entryLanguage({ said: raw.language ?? feedLanguage, text: `${title} ${abstract}`, fallback: source.language }),
    publishedAt: dateOf(raw.dates, reading),
    concerns: isNotice(type)
      ? { dois: doisIn([title, ...raw.texts].join(' ')).filter((one) => one !== doi), titleKey: titleKey(concernedTitle(title)) }
      : null,
  };
}

const first = (values: readonly string[]): string | null => values.find((value) => value !== '') ?? null;

/** The first text that says more than the title. */
function abstractOf(texts: readonly string[], title: string): string {
  const plain = texts.map((text) => plainOf(text, ABSTRACT_LENGTH));
  return plain.find((text) => text.length > 40 && !text.startsWith(title)) ?? plain.find((text) => text !== '' && text !== title) ?? '';
}

function words(values: readonly string[], max: number): string[] {
  const plain = values.slice(0, 3 * max).map((value) => plainOf(value, WORD_LENGTH));
  return [...new Set(plain.filter((value) => value !== ''))].slice(0, max);
}

/** "a@b.c (Name)" is how RSS names people; many journals put all of theirs into one element. */
function authorsOf(values: readonly string[]): string[] {
  const names = values.slice(0, 3 * AUTHORS).flatMap((value) => {
    const plain = plainOf(value, 4_000).replace(/^[^\s@]+@[^\s@()]+\s*(?:\((.*)\))?$/, '$1');
    const parts = plain.split(/\s*;\s*|\s+and\s+/);
    // "Family, Given" is one name; three parts and more are a list.
    return parts.length > 1 ? parts : plain.split(',').length > 2 ? plain.split(',') : [plain];
  });
  const tidy = names.map((name) => clipped(name.replace(/\s+/g, ' ').trim(), WORD_LENGTH)).filter((name) => name.length > 1);
  return [...new Set(tidy)].slice(0, AUTHORS);
}

/** "The Lancet, Volume 1, Issue 2" and "Nature, Published online: …" name more than the journal. */
function journalOf(values: readonly string[]): string | null {
  const name = first(values.map((value) => plainOf(value, WORD_LENGTH)));
  const short = name?.split(/,\s*(?:volume|vol\.?|published|issue|ahead)\b|;|\s\|\s/i)[0]?.trim();
  return short === undefined || short === '' || /^https?:|^10\.\d/.test(short) ? null : short;
}

function saysOpenAccess({ rights, terms, titles }: RawEntry, title: string): boolean {
  return (
    rights.some((text) => /creativecommons\.org\/(?:licenses|publicdomain)|\bopen access\b|\bCC[- ]BY\b/i.test(text)) ||
    terms.some((term) => /^open[- ]?access$/i.test(term.trim())) ||
    /\[open access\]/i.test(title + (titles[0] ?? ''))
  );
}

/** The first date that is one, and none of the future. What says nothing else comes from now. */
function dateOf(dates: readonly string[], reading: DateReading): Date {
  const { now } = reading;
  for (const text of dates) {
    const time = momentIn(text, reading);
    // Clocks and zones differ.
    if (time >= OLDEST && time <= now.getTime() + DAY_MS) return new Date(Math.min(time, now.getTime()));
  }
  return now;
}
