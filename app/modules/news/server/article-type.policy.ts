/** What kind of article an entry is, by its title and the terms its journal gives it; both languages. */
import type { ArticleType } from '../news.contract.ts';
import { noticeKind } from './notice-title.policy.ts';

/** Asked in this order: the first that fits is the type. Words of a title alone must say it without doubt. */
const TYPES: readonly { readonly type: ArticleType; readonly term: RegExp; readonly title: RegExp }[] = [
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
  const notice = noticeKind({ title, terms });
  if (notice !== null) return notice;
  const named = terms.map((term) => term.trim());
  for (const { type, term, title: words } of TYPES) if (words.test(title) || named.some((one) => term.test(one))) return type;
  return isAgency ? 'news' : 'research';
}
