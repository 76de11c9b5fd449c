/** What a text of a member cites. */
import { linksIn } from '#platform/richtext/links.ts';
import { plainText, type RichText } from '#platform/richtext/richtext.ts';
import type { CitedWork } from '../draft.contract.ts';

/** Of one text, links and DOIs each. */
const MOST_CITED = 20;
const DOI = /\b10\.\d{4,9}\/[^\s"'<>]+/gi;

/** What a text leads to, and what it names by DOI. */
export function worksIn(text: RichText): CitedWork[] {
  const links = linksIn(text, MOST_CITED).map((url) => ({ title: '', source: '', url }));
  const named = [...plainText(text).matchAll(DOI)].map(([doi]) => doi.replace(/[.,;:)\]]+$/, ''));
  const dois = [...new Set(named)].filter((doi) => !links.some(({ url }) => url.includes(doi)));
  return [...links, ...dois.slice(0, MOST_CITED).map((source) => ({ title: '', source, url: null }))];
}

/** References as they are stored: of what was stored before their shape was, as much as can be read. */
export function worksReferredTo(references: unknown, most: number): CitedWork[] {
  const rows: unknown[] = Array.isArray(references) ? references.slice(0, most) : [];
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return rows.flatMap((row) => {
    if (typeof row !== 'object' || row === null) return [];
    const { title, source, url } = row as Record<string, unknown>;
    return [{ title: textOf(title), source: textOf(source), url: textOf(url) || null }];
  });
}
