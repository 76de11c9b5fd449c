/**
 * What a journal says of an article of its own: that it takes it back, has doubts about it, or mends it; by title and terms, in both
 * languages. What takes back a part, a version or all of it for the time being says less than a retraction and more than a correction:
 * it is told as a concern.
 */
import type { NoticeKind } from '../news.contract.ts';

/** What stands between the words of a notice and the title it is about; "retraction of the tongue" and "concern-related" have none. */
const BEFORE_TITLE = String.raw`(?:\s*[:\])–—]|\s+-\s|\s+(?:to|for|on|regarding|untuk|atas|terhadap)\b|\s+of\s*[:“"'‘]|\s+[“"'‘]|\s*$)`;
const CONCERN = '(?:expressions? of concern|notice of concern|(?:pernyataan|ungkapan|ekspresi) (?:keprihatinan|kekhawatiran))';
const BY_WHOM = String.raw`(?:(?:editorial|editors?['’]?s?|publishers?['’]?s?|interim|partial|temporary|author)\s+)*`;
/** By which word a journal says that it tells. */
const TOLD = String.raw`(?:(?:notifikasi|pemberitahuan|pernyataan|catatan)\s+)?`;
/** The old version is taken back, and another stands in its place, often under the same DOI. */
const REPLACED = String.raw`\s+(?:and|with|&)\s+(?:replace(?:ment|d)|republi(?:cation|shed))`;

/** With which the words of a notice end, and no word that goes on: "removed-tooth sockets". */
const ENDS = String.raw`(?:\s*[:\])—]|\s+[–-]\s)`;
/** What is corrected: named as a text, or by who wrote it. "Correction for multiple testing" is none. */
const OF_A_TEXT = String.raw`\s*(?:[:“"'‘]|(?:the |an? )?(?:article|artikel)\b|\p{L}+ (?:et al|and \p{L}+,))`;
/** Words that no treatment and no operation is called. */
const MENDED = 'errat(?:um|a)|corrigend(?:um|a)|add?endum|(?:author|publisher|editorial) corrections?';
/** "Withdrawal:" is also what follows alcohol. A title after it begins with a capital. */
const WITHDRAWAL = String.raw`withdrawal\s*:(?!.*\b(?:syndromes?|symptoms?|delirium|tremens|abstinence|detoxification)\b)\s*(?-i:[\p{Lu}\d“"'‘])`;

const titled = (words: string): RegExp => new RegExp(String.raw`^[^\p{L}\p{N}_]*(?:${words})`, 'iu');

/** Asked in this order; the words of a title come before the terms its journal gives it. */
const NOTICES: readonly { readonly kind: NoticeKind; readonly title: RegExp; readonly term: RegExp }[] = [
  {
    // The doubts are gone: what was said of the article is mended.
    kind: 'correction',
    title: titled(String.raw`(?:removal|withdrawal|lifting|resolution) of (?:the |an )?(?:editorial )?expression of concern\b`),
    term: /^removal of expressions? of concern$/i,
  },
  {
    kind: 'concern',
    title: titled(
      String.raw`${BY_WHOM}${CONCERN}${BEFORE_TITLE}|partial retraction(?: note| notice)?${BEFORE_TITLE}|(?:notice of )?retract(?:ion|ed)${REPLACED}\b|temporary removal\b`,
    ),
    term: /^(?:(?:editorial )?expressions? of concern|notices? of concern|pernyataan keprihatinan|partial retractions?|retractions? (?:and|with) (?:replacement|republication)s?)$/i,
  },
  {
    kind: 'retraction',
    title: titled(
      [
        String.raw`retracted(?: article| publication| paper)?\s*[:\])–—-]`,
        `(?:withdrawn(?: article)?|removed|article (?:retracted|withdrawn|removed))${ENDS}`,
        String.raw`(?:statement|notice) of retraction\b`,
        String.raw`retraction of (?:the |this |an )?article\s*[:“"'‘]`,
        `${BY_WHOM}(?:article )?retraction(?: note| notice| statement| of publication)?${BEFORE_TITLE}`,
        `(?:withdrawal|removal) notice${BEFORE_TITLE}`,
        WITHDRAWAL,
        `article (?:withdrawal|removal)${ENDS}`,
        `(?:artikel )?(?:ditarik|dicabut|diretraksi)${ENDS}`,
        `${TOLD}retraksi(?: artikel)?(?:${ENDS}|\\s+(?:untuk|atas|terhadap)${OF_A_TEXT}|\\s+[“"'‘]|\\s*$)`,
        String.raw`(?:penarikan(?: kembali)?|pencabutan) artikel\b`,
        `penarikan kembali${ENDS}`,
      ].join('|'),
    ),
    term: /^(?:(?:article )?(?:retraction(?: notice| of publication)?|retracted(?: article| publication)?|withdrawal)s?|(?:retraksi|penarikan|pencabutan) artikel)$/i,
  },
  {
    kind: 'correction',
    title: titled(
      [
        String.raw`(?:${MENDED})\s*(?:[:.–—]|\b(?:to|for|in)\b|\bof (?:an? )?error|$)`,
        String.raw`corrections?\s*(?:[:.\])–—]|\bto\b|\b(?:for|in)${OF_A_TEXT}|\bof (?:an? )?error|$)`,
        `corrected (?:and|&) republished(?: article)?(?:${ENDS}| from\\b)`,
        String.raw`koreksi(?: artikel| penulis| penerbit)?(?:\s*:|\s+(?:untuk|atas|terhadap)${OF_A_TEXT})`,
        String.raw`ralat\b`,
        String.raw`department of error\b`,
      ].join('|'),
    ),
    term: /^(?:(?:published |author |publisher )?(?:erratum|errata|corrigend(?:um|a)|correction|correction notice|addendum)s?|ralat|koreksi(?: artikel)?)$/i,
  },
];

/** Null for what is no notice. */
export function noticeKind({ title, terms }: { title: string; terms: readonly string[] }): NoticeKind | null {
  const named = terms.map((term) => term.trim());
  const found =
    NOTICES.find((notice) => notice.title.test(title)) ?? NOTICES.find((notice) => named.some((term) => notice.term.test(term)));
  return found?.kind ?? null;
}

const OF_ITSELF = titled(
  String.raw`(?:(?:article|artikel)\s+)?(?:retracted|withdrawn|removed|ditarik|dicabut|diretraksi)\b|temporary removal\b`,
);

/** True for the title of an article that is itself taken back, and not for that of a notice about it. */
export const saysItOfItself = (title: string): boolean => OF_ITSELF.test(title);

const WORDS = String.raw`^\W*(?:(?:statement|notice) of )?${TOLD}(?:(?:article|artikel)\s+)?${BY_WHOM}(?:${CONCERN}|retracted|retraction|retraksi|diretraksi|withdrawn|withdrawal|removed|removal|erratum|corrigendum|corrections?|corrected|add?endum|koreksi|ralat|penarikan|pencabutan|ditarik|dicabut)(?:${REPLACED})?(?:\s+(?:article|publication|paper|note|notice|statement|artikel|kembali|penulis|penerbit|of publication))*`;
const MARK = String.raw`\s*[:\])–—-]+\s*`;
const FIRST_WORDS = new RegExp(
  String.raw`${WORDS}(?:\s+(?:to|for|of|in|on|untuk|atas|terhadap)\b(?:\s+(?:article|artikel))?\s*:?\s*|${MARK}|\s+)`,
  'i',
);
/** Of a notice about a notice. A title of its own that begins in such words is no further one: a mark must follow. */
const MORE_WORDS = new RegExp(`${WORDS}${MARK}`, 'i');
/** A journal's place after the title: "[Journal 12 (2020) 3-9]". */
const AFTER_TITLE = /\s*(?:\[[^\]]*\b(?:19|20)\d\d\b[^\]]*\]|\([^()]*\b(?:19|20)\d\d\b[^()]*\))\W*$/;

/** The title of the article that a notice is about, as far as its own title says. */
export const concernedTitle = (title: string): string =>
  title
    .replace(FIRST_WORDS, '')
    .replace(MORE_WORDS, '')
    .replace(AFTER_TITLE, '')
    .replace(/^[“"‘'\s]+|[”"’'.\s]+$/g, '');
