/** RSS 2.0, RSS 1.0 (RDF) and Atom, with Dublin Core and PRISM, to entries; see feed-entry.policy.ts. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { FeedFault } from './feed-fault.policy.ts';
import { innerHtml } from './plain-text.policy.ts';
import type { RawEntry } from './raw-entry.policy.ts';

/** An element: its text, or its children and attributes (`@name`), each once or several times. */
type Node = string | { readonly [name: string]: Node | readonly Node[] };

/** Prefixes are the writer's choice; these are ours for the namespaces that we read. */
const PREFIXES: readonly (readonly [pattern: RegExp, prefix: string])[] = [
  [/^http:\/\/purl\.org\/dc\/elements\/1\.1\/?$/, 'dc:'],
  [/^http:\/\/purl\.org\/dc\/terms\/?$/, 'dcterms:'],
  [/prismstandard\.org\/namespaces\/|^http:\/\/purl\.org\/rss\/1\.0\/modules\/prism\/?$/, 'prism:'],
  [/^http:\/\/purl\.org\/rss\/1\.0\/modules\/content\/?$/, 'content:'],
  [/^http:\/\/(?:web\.resource\.org\/cc|creativecommons\.org\/ns#?)\/?/, 'cc:'],
  [/^http:\/\/www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#$/, 'rdf:'],
  [/^http:\/\/purl\.org\/rss\/1\.0\/$/, ''],
];
const ATOM = 'http://www.w3.org/2005/Atom';

/** Their markup is read as one piece of text: parsed, words and elements would change places. */
const TEXT_ELEMENTS = ['title', 'description', 'summary', 'content', 'content:encoded', 'dc:title', 'dc:description', 'subtitle'];
const MAX_DEPTH = 40;

export interface RawFeed {
  readonly language: string | null;
  /** From where its links lead, where it names such a place. */
  readonly base?: string | null;
  readonly entries: readonly RawEntry[];
}

export function readXml(text: string): RawFeed {
  // Entities of a document's own are how a small file grows into a large one, or asks for another: no feed needs them.
  if (/<!ENTITY|<!DOCTYPE[^<>[]*\[/i.test(text)) throw new FeedFault('entities');
  const root = parsed(text);
  const rss = child(root, 'rss');
  const rdf = child(root, 'rdf:rdf');
  const atom = child(root, 'feed');
  if (rss !== null) return rssFeed(rss);
  if (rdf !== null) return { language: textOf(child(rdf, 'channel'), 'dc:language'), entries: children(rdf, 'item').map(rssEntry) };
  if (atom !== null)
    return { language: attribute(atom, 'xml:lang'), base: attribute(atom, 'xml:base'), entries: children(atom, 'entry').map(atomEntry) };
  throw new FeedFault('unknownFormat');
}

function parsed(text: string): Node {
  const prefixes = prefixesOf(text);
  const rename = (name: string) => {
    const lower = name.toLowerCase();
    const colon = lower.indexOf(':');
    const ours = colon < 0 ? undefined : prefixes.get(lower.slice(0, colon));
    return ours === undefined ? lower : ours + lower.slice(colon + 1);
  };
  try {
    const valid = XMLValidator.validate(text);
    if (valid !== true) throw new FeedFault('malformed', valid.err);
    return new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '@',
      parseTagValue: false,
      parseAttributeValue: false,
      processEntities: false,
      ignoreDeclaration: true,
      ignorePiTags: true,
      maxNestedTags: MAX_DEPTH,
      transformTagName: rename,
      transformAttributeName: rename,
      stopNodes: TEXT_ELEMENTS.map((name) => `..${name}`),
    }).parse(text) as Node;
  } catch (error) {
    throw error instanceof FeedFault ? error : new FeedFault('malformed', error);
  }
}

function prefixesOf(text: string): Map<string, string> {
  const head = text.slice(0, 8_000);
  const root = /<([\w.-]+):(?:feed|RDF)\b/i.exec(head)?.[1]?.toLowerCase();
  const prefixes = new Map<string, string>();
  for (const [, prefix = '', uri = ''] of head.matchAll(/xmlns:([\w.-]+)\s*=\s*["']([^"']{1,200})["']/g)) {
    const name = prefix.toLowerCase();
    const known = PREFIXES.find(([pattern]) => pattern.test(uri));
    if (known !== undefined) prefixes.set(name, known[1]);
    // Elsewhere `atom:link` must not be taken for the link of an RSS entry.
    else if (uri === ATOM && name === root) prefixes.set(name, '');
  }
  return prefixes;
}

function rssFeed(rss: Node): RawFeed {
  const channel = child(rss, 'channel');
  // Some write items beside the channel instead of into it.
  const items = [...children(channel, 'item'), ...children(rss, 'item')];
  return { language: textOf(channel, 'language') ?? textOf(channel, 'dc:language'), entries: items.map(rssEntry) };
}

function rssEntry(item: Node): RawEntry {
  const guid = textOf(item, 'guid');
  const permanent = child(item, 'guid');
  const isLink = permanent !== null && attribute(permanent, 'ispermalink') !== 'false';
  return {
    guid: guid ?? attribute(item, 'rdf:about') ?? textOf(item, 'dc:identifier'),
    links: [...textsOf(item, 'link'), ...textsOf(item, 'prism:url'), ...(isLink && guid !== null ? [guid] : [])],
    titles: [...textsOf(item, 'title'), ...textsOf(item, 'dc:title')],
    texts: [...textsOf(item, 'description'), ...textsOf(item, 'dc:description'), ...textsOf(item, 'content:encoded')],
    dates: dates(item, ['pubdate', 'dc:date', 'prism:publicationdate', 'dcterms:issued', 'prism:coverdate']),
    authors: [...textsOf(item, 'dc:creator'), ...textsOf(item, 'author')],
    identifiers: [...textsOf(item, 'prism:doi'), ...textsOf(item, 'dc:identifier')],
    journals: [...textsOf(item, 'prism:publicationname'), ...textsOf(item, 'dc:source')],
    terms: termsOf(item, ['category', 'dc:subject', 'dc:type', 'prism:section', 'prism:subsection1', 'prism:keyword', 'prism:genre']),
    rights: [...textsOf(item, 'dc:rights'), ...textsOf(item, 'cc:license'), ...attributes(item, 'cc:license', 'rdf:resource')],
    language: textOf(item, 'dc:language'),
  };
}

function atomEntry(entry: Node): RawEntry {
  const links = children(entry, 'link');
  const alternate = links.filter((link) => ['alternate', null].includes(attribute(link, 'rel')));
  return {
    guid: textOf(entry, 'id'),
    links: alternate.flatMap((link) => attribute(link, 'href') ?? []),
    titles: textsOf(entry, 'title'),
    texts: [...textsOf(entry, 'summary'), ...textsOf(entry, 'content')],
    dates: dates(entry, ['published', 'dc:date', 'prism:publicationdate', 'updated']),
    authors: [...children(entry, 'author').flatMap((author) => textOf(author, 'name') ?? []), ...textsOf(entry, 'dc:creator')],
    identifiers: [...textsOf(entry, 'prism:doi'), ...textsOf(entry, 'dc:identifier')],
    journals: [...textsOf(entry, 'prism:publicationname'), ...textsOf(entry, 'dc:source')],
    terms: [
      ...attributes(entry, 'category', 'label'),
      ...attributes(entry, 'category', 'term'),
      ...termsOf(entry, ['dc:subject', 'dc:type', 'prism:section']),
    ],
    rights: [
      ...textsOf(entry, 'rights'),
      ...textsOf(entry, 'dc:rights'),
      ...links.filter((link) => attribute(link, 'rel') === 'license').flatMap((link) => attribute(link, 'href') ?? []),
    ],
    language: attribute(entry, 'xml:lang') ?? textOf(entry, 'dc:language'),
  };
}

const dates = (node: Node, names: readonly string[]) => names.flatMap((name) => textsOf(node, name));
const termsOf = dates;

// ---------- reading elements ----------

function children(node: Node | null, name: string): Node[] {
  if (node === null || typeof node === 'string') return [];
  const found = node[name];
  if (found === undefined) return [];
  // The parser gives a list where an element comes more than once.
  return Array.isArray(found) ? (found as Node[]) : [found as Node];
}

const child = (node: Node | null, name: string): Node | null => children(node, name)[0] ?? null;

function attribute(node: Node, name: string): string | null {
  const value = child(node, `@${name}`);
  return typeof value === 'string' ? innerHtml(value).trim() : null;
}

const attributes = (node: Node, element: string, name: string): string[] =>
  children(node, element).flatMap((one) => attribute(one, name) ?? []);

function ownText(node: Node): string {
  const text = typeof node === 'string' ? node : child(node, '#text');
  return typeof text === 'string' ? innerHtml(text).trim() : '';
}

const textsOf = (node: Node | null, name: string): string[] =>
  children(node, name)
    .map(ownText)
    .filter((text) => text !== '');
const textOf = (node: Node | null, name: string): string | null => textsOf(node, name)[0] ?? null;
