/** Unconscious now, or for a moment: “found unconscious” is a coma, “unconscious for some seconds” a faint, “tidak sadar kalau luka” neither. */
import { DENIALS } from './denial-words.ts';
import type { KnowledgeLanguage } from './knowledge-language.ts';
import type { Match } from './match.ts';
import type { Structure } from './structure.ts';
import type { Token } from './tokens.ts';

const COMA_ITSELF = 'coma';
const COMA = new Set([COMA_ITSELF, 'reduced-consciousness']);
const FAINT = 'syncope';

/** Said alike of both. */
const UNCONSCIOUS = /\b(?:unconscious(?:ly)?|(?:tidak|tak|tdk|gak|ga|nggak|enggak|ndak) sadar(?:kan)?)\b/;
const BRIEF =
  /\b(?:briefly|brief|momentarily|moment|seconds?|secs?|for (?:about |perhaps )?(?:an?|one|two|three|a few|some|several|[1-5]) (?:minutes?|mins?)|woke|awoke|recovered|now (?:awake|alert|conscious|well|fine)|then (?:awake|alert|well|fine)|sebentar|sesaat|sejenak|detik|selama (?:beberapa|[1-5]|satu|dua|tiga) menit|sempat (?:tidak|tak|gak) sadar(?:kan)?|(?:sudah|sekarang|lalu|kemudian) sadar|sadar penuh)\b/;
/** “Briefly unconscious”, “sempat tidak sadar”. */
const WORDS_BEFORE = 2;
/** It may be told later than that it happened. */
const CAME_ROUND =
  /\b(?:regain(?:ed|s|ing)? consciousness|c[ao]mes? (?:a?round|to (?:himself|herself))|(?:sadar|siuman) kembali|kembali sadar|sadar lagi|siuman)\b/;
const STILL =
  /\b(?:still|remains?|remained|currently|has been|(?:is|now) unconscious|(?:seconds?|minutes?|mins?) ago|not (?:yet )?(?:woken|awake|come|regained?|waking)|never regained|without (?:waking|regaining|coming)|belum (?:sadar|siuman|bangun)|masih (?:tidak|belum)|sampai (?:sekarang|saat ini)|hingga (?:sekarang|kini|saat ini)|(?:makin|semakin|menjadi|jadi) (?:tidak|tak) sadar|(?:tidak|tak) (?:siuman|kembali sadar)|sadar(?:kan diri)? sejak|(?:detik|menit) (?:yang )?lalu)\b/;
/** Not aware of something, or doing it without thinking. */
const UNAWARE =
  /\bsadar(?:i)? (?:kalau|kalo|bahwa|jika|akan|ada|kapan|sudah|telah|sering|menggaruk|garuk|menggigit|mencubit)\b|\bunconsciously\b|\bunconscious (?:of|that|habit|bias)\b/;

/** Waking is no trouble of consciousness where it is of the night or of getting up. */
const SLEEP =
  /\b(?:not|never|no longer|doesnt|didnt) (?:wak(?:e|es|ing)|woken)(?: up)?(?: \w+)? (?:at|during|in the) night\b|\b(?:cannot|hard to|difficult to|difficulty|trouble|struggles? to) (?:wake|waking) up (?:in the|on) (?:morning|time)|\b(?:tidak|gak|nggak|susah|sulit) (?:ter)?bangun (?:(?:di |pada )?malam|(?:di |pada )?pagi(?! ini| tadi)|tengah malam|siang|subuh)\b/;
/** What a treatment does not help is not deaf to voice or pain. */
const TREATED =
  /\bunresponsive to (?!pain|painful|voice|verbal|touch|stimul|call|command|speech|sternal|any|questions)|\b(?:tidak|tak) (?:merespons?|respons?|merespon|responsif|berespons?) (?:terhadap |dengan |pada |thd |oleh )?(?:pengobatan|terapi|obat|antibioti\w+|para\w+|salep|krim|steroid|suntikan|inhaler|cahaya)/;

/** What was a coma for a moment is a faint; what is only called like one is nothing. */
export function inTheirConsciousness(
  language: KnowledgeLanguage,
  tokens: readonly Token[],
  structure: Structure,
  matches: readonly Match[],
): readonly Match[] {
  const faint = language.findingNumber.get(FAINT);
  return matches.flatMap((match) => {
    const id = language.findings[match.target]?.id ?? '';
    if (!COMA.has(id) && id !== FAINT) return [match];
    const meant = meaningOf(tokens, structure, match, id);
    if (meant === 'faint' && id === COMA_ITSELF && faint !== undefined) return [{ ...match, target: faint }];
    return meant === 'as-said' || (meant === 'faint' && id === FAINT) ? [match] : [];
  });
}

function meaningOf(tokens: readonly Token[], { sentence }: Structure, { from, to }: Match, id: string): 'as-said' | 'faint' | 'nothing' {
  const here = said(tokens, 0, tokens.length, (at) => sentence[at] === sentence[from]);
  if (COMA.has(id) && (SLEEP.test(here) || TREATED.test(here))) return 'nothing';
  if (!UNCONSCIOUS.test(said(tokens, from, to + 1))) return 'as-said';
  if (COMA.has(id) && UNAWARE.test(here)) return 'nothing';
  // Who came round and is unconscious again hours later is unconscious.
  const begin = Math.max(0, from - WORDS_BEFORE);
  const next = said(tokens, begin, tokens.length, (at) => sentence[at] === sentence[from]);
  const rest = said(tokens, begin, tokens.length);
  if (!STILL.test(here) && (BRIEF.test(next) || (CAME_ROUND.test(rest) && !STILL.test(rest)))) return 'faint';
  const isDenied = tokens.slice(begin, from).some(({ text }) => DENIALS.has(text) || text === 'never');
  return id === FAINT && !isDenied ? 'nothing' : 'as-said';
}

const said = (tokens: readonly Token[], from: number, to: number, isHere: (at: number) => boolean = () => true): string =>
  tokens
    .slice(from, to)
    .flatMap(({ text }, at) => (isHere(from + at) ? [text] : []))
    .join(' ');
