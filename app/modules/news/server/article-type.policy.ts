/** What kind of article an entry is, by its title and the terms its journal gives it; both languages. */
import type { ArticleType } from '../news.contract.ts';

/** Asked in this order: the first that fits is the type. Words of a title alone must say it without doubt. */
const TYPES: readonly { readonly type: ArticleType; readonly term: RegExp; readonly title: RegExp }[] = [
  {
    type: 'retraction',
    term: /^(?:article )?(?:retraction(?: notice| of publication)?|retracted(?: article| publication)?|withdrawal|expression of concern)s?$/i,
    // "Retraction of the tongue" is none: a colon, a quotation or the word "notice" must follow.
    title:
      /^\W*(?:retracted(?: article)?\s*[:\]-]|retraction(?: note| notice)?\s*(?::|–|—| to\b| for\b|\s+[“"'‘])|notice of retraction\b|expression of concern\b|withdrawn\s*[:\]]|withdrawal\s*:|penarikan (?:artikel|kembali)\b)/i,
  },
  {
    type: 'correction',
    term: /^(?:published |author |publisher )?(?:erratum|errata|corrigend(?:um|a)|correction|correction notice|addendum)s?$/i,
    title:
      /^\W*(?:(?:author|publisher|editorial)?\s*(?:erratum|errata|corrigend(?:um|a)|corrections?|addendum)\s*(?::|\.|–|—|\bto\b|\bfor\b|\bin\b|\bof (?:an? )?error|$)|koreksi\s*(?::|untuk|atas)|ralat\b|department of error\b)/i,
  },
  {
    type: 'guideline',
    term: /^(?:practice |clinical )*(?:practice )?(?:guidelines?|recommendations?|consensus(?: statement)?|position (?:paper|statement)|pedoman)$/i,
    title:
      /\b(?:guidelines?(?! (?:adherence|implementation|uptake|use))|consensus (?:statement|recommendations?|report|document|guidance)|position (?:statement|paper)|practice (?:advisory|parameter)|scientific statement|clinical recommendations?|recommendation statement|expert consensus|living recommendations?|pedoman|panduan praktik|konsensus)\b/i,
  },
  {
    type: 'case',
    term: /^(?:case (?:reports?|series|study|studies|presentation)|laporan kasus|clinical case|images? in .+|clinical images?)$/i,
    title: /\b(?:case reports?|case series|a case of|laporan kasus|serial kasus|a rare case|an unusual case|case \d+-20\d\d)\b/i,
  },
  {
    type: 'review',
    term: /^(?:systematic |narrative |scoping |invited |state-of-the-art |mini[- ]?)?(?:reviews?|review article|meta-analys[ie]s|overview|seminar|tinjauan(?: pustaka)?)$/i,
    title:
      /\b(?:systematic review|meta-analys[ie]s|scoping review|narrative review|umbrella review|literature review|state-of-the-art review|cochrane review|an overview of|: a review|a review of|tinjauan (?:sistematis|pustaka|literatur)|telaah sistematis|metaanalisis)\b/i,
  },
  {
    type: 'trial',
    term: /^(?:randomi[sz]ed )?(?:controlled )?(?:clinical )?trials?(?: report)?$/i,
    title:
      /\b(?:randomi[sz]ed|phase (?:[1-4]|i{1,3}v?|iv)(?:[ab]|\/\d)? (?:[\w-]+ ){0,3}(?:trial|study)|(?:clinical|controlled|crossover|pragmatic|adaptive|platform|placebo-controlled|non-?inferiority|open-label) trial|double-blind|placebo-controlled|uji klinis|uji acak|acak terkontrol)\b/i,
  },
  {
    type: 'opinion',
    term: /^(?:editorials?|comments?|commentar(?:y|ies)|perspectives?|opinions?|viewpoints?|letters?(?: to the editor)?|correspondence|essays?|views? & reviews|editorial|surat pembaca)$/i,
    title: /^(?:editorial|commentary|letter to the editor|viewpoint|perspective|opinion|correspondence)\s*[:–—-]/i,
  },
  {
    type: 'news',
    term: /^(?:news|press releases?|statements?|alerts?|drug safety|safety alerts?|announcements?|news releases?|media release|berita|siaran pers|disease outbreak news)$/i,
    title:
      /^(?:fda (?:approves|warns|alerts|authori[sz]es)|who (?:prequalifies|declares|announces|calls|launches)|ema (?:recommends|starts)|disease outbreak news)\b|\b(?:safety alert|product recall|drug safety communication)\b/i,
  },
];

/** `isAgency`: agencies publish announcements where journals publish research. */
export function articleType({ title, terms, isAgency }: { title: string; terms: readonly string[]; isAgency: boolean }): ArticleType {
  const named = terms.map((term) => term.trim());
  for (const { type, term, title: words } of TYPES) if (words.test(title) || named.some((one) => term.test(one))) return type;
  return isAgency ? 'news' : 'research';
}

const BEFORE_TITLE =
  /^\W*(?:retracted(?: article)?|retraction(?: note| notice)?|notice of retraction|expression of concern|withdrawn|withdrawal|(?:author|publisher|editorial)?\s*(?:erratum|corrigendum|correction|addendum)|koreksi|ralat|penarikan(?: artikel| kembali)?)\s*(?:of publication)?\s*(?::|\]|–|—|-|to|for|of|in|untuk|atas)?\s*(?:to|for|of|untuk)?\s*[:]?\s*/i;
/** A journal's place after the title: "[Journal 12 (2020) 3-9]". */
const AFTER_TITLE = /\s*(?:\[[^\]]*\b(?:19|20)\d\d\b[^\]]*\]|\([^()]*\b(?:19|20)\d\d\b[^()]*\))\W*$/;

/** The title of the article that a retraction or correction is about, as far as its own title says. */
export const concernedTitle = (title: string): string =>
  title
    .replace(BEFORE_TITLE, '')
    .replace(AFTER_TITLE, '')
    .replace(/^[“"‘'\s]+|[”"’'.\s]+$/g, '');
