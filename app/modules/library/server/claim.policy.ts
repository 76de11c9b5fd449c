/**
 * Sentences that promise an effect as settled and lead to no source. A sieve and not a judge: what it finds is read by staff
 * before it appears, and its author learns which sentences those are. Pure.
 */

/** Of each language, since posts mix both. Followed by nothing that is a word of the sentence's own. */
const PROMISES: readonly RegExp[] = [
  /\b(?:cures?|cured|guarantee[sd]?|guaranteed)\b/,
  /\b(?:100|one hundred) ?(?:%|per ?cent) (?:effective|safe|cured?|success)/,
  /\b(?:no|without(?: any)?) side[- ]effects?\b/,
  /\b(?:miracle|wonder) (?:cure|drug|treatment|therapy)\b/,
  /\b(?:clinically|scientifically) proven\b|\bproven to\b/,
  /\b(?:studies|trials|research|data|evidence) (?:clearly )?(?:shows?|proves?|confirms?)\b/,
  /\bmenyembuhkan\b|\bdijamin\b|\bsembuh total\b/,
  /\b100 ?(?:%|persen) (?:aman|ampuh|efektif|sembuh)/,
  /\btanpa efek samping\b/,
  /\bobat (?:ajaib|mujarab)\b/,
  /\bterbukti (?:secara )?(?:ilmiah|klinis|ampuh|menyembuhkan|mencegah|efektif)\b/,
  /\b(?:penelitian|studi|riset|uji klinis) (?:telah )?(?:membuktikan|menunjukkan)\b/,
];

/** "Does not cure" promises nothing. */
const DENIED = /\b(?:not?|never|none|nothing|cannot|can['’]t|n['’]t|without proof|tidak|bukan|belum|tanpa bukti|jangan)\b|n['’]t\b/;
/** Named in words: a DOI, a PubMed number. Links are looked for by the caller. */
const NAMED_SOURCE = /\b10\.\d{4,9}\/\S+|\bPMID:?\s*\d+/i;

const MOST = 5;

/** The first few sentences of a text without any source that claim an effect; none in questions and denials. */
export function unsourcedClaims(text: string, hasLink: boolean): string[] {
  if (hasLink || NAMED_SOURCE.test(text)) return [];
  return sentencesOf(text)
    .filter((sentence) => !sentence.endsWith('?') && isClaim(sentence.toLowerCase()))
    .slice(0, MOST);
}

/** A promise may say "no" itself: it is taken out before denials are looked for. */
const isClaim = (sentence: string): boolean =>
  PROMISES.some((promise) => promise.test(sentence) && !DENIED.test(sentence.replace(promise, ' ')));

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
