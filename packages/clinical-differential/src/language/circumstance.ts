/** Of whom and of when a part of the text speaks, and how surely. */
import type { Structure } from './structure.ts';
import type { Token } from './tokens.ts';
import { CHRONIC_PAST, ownerOf, type Whose } from './whose.ts';

const set = (words: string) => new Set(words.split(' '));

const PAST = set('previously formerly childhood dulu dahulu sebelumnya pernah waktu_kecil');
const LATER = set('if should jika apabila bila return warn risk advised');
const UNSURE = set(
  'possible possibly probable probably maybe perhaps suspected suspicion questionable rule exclude mungkin kemungkinan diduga curiga dicurigai suspek suspect singkirkan',
);
/** “Belum sembuh”, “has not resolved” */
const isNotYet = (before: readonly string[]) => before.some((word) => NOT_YET.has(word));
const NOT_YET = set('not never hasnt havent belum tidak tak tdk nggak gak ga kunjung');
const RESOLVED = set('resolved subsided disappeared cleared sembuh menghilang mereda');
const GONE =
  /^(?:nya )?(?:(?:has|have|is|had|since|now|all) )*(?:gone(?: away| now| completely)?|(?:(?:sekarang|kini) )?sudah (?:hilang|sembuh|reda|tidak ada|(?:tidak|gak|nggak|ga|enggak)(?: lagi)?))$/;
const GONE_WORDS = set('gone sudah');
const LONG_AGO = /\b(?:as a child|in childhood|years ago|last year|yrs ago|tahun lalu|tahun yang lalu|tahun silam|months ago)\b/;
/** “Last year she lost sight in one eye, which recovered”; what began then and is not over is of now. */
const BEGAN_LONG_AGO =
  /^(?:about |around |some |sekitar )?(?:last (?:year|month)|\S+ (?:years|months?|weeks) ago|(?:tahun|bulan) lalu|\S+ (?:tahun|bulan|minggu) (?:yang )?lalu)\b/;
const OVER = set('recovered resolved subsided pulih sembuh');
const LONG_AGO_WORDS = set('child childhood ago year lalu silam');
const DATED =
  /^(?:(?:for|of|since|selama|sejak|over) )?(?:the )?(?:past |last )?(?:\d+|a few|several|beberapa|dua|tiga|empat|lima|two|three|four|five|six) (?:days?|weeks?|hari|minggu|bulan|months?|jam)/;
/** “At the age of five”, “in 2015”, “at that time”; what began then is of now. */
const ITS_DATE =
  /(?:^| )(?:(?:at|pada|saat|waktu) (?:the )?(?:age|usia|umur)|(?:when|while|waktu|ketika) (?:he|she) was \S+ years|(?:in|tahun|pada|pada tahun) (?:19|20)\d\d|at that time|back then|(?:saat|waktu|ketika|pada saat) itu|last (?:summer|winter|spring|autumn))(?: |$)/;
/** “In 2019 she had a thrombosis”, “as a child he had seizures”. */
const DATE_BEFORE =
  /^(?:as an? (?:child|baby|infant)|in infancy|(?:waktu|saat|semasa|ketika) (?:bayi|kecil)|in (?:his |her )?childhood|(?:in|tahun|pada tahun|pada) (?:19|20)\d\d|(?:at|pada|saat) (?:the )?(?:age|usia|umur))(?: |$)/;
const BEGAN = set('since sejak began begun started starting onset mulai first developed noticed until sampai');
const DATE_WORDS = set('age usia umur years that then itu summer winter spring autumn child childhood baby infant infancy bayi kecil');
const VERBS = set('has have had is are presents presented complains complaining reports reported now today kini sekarang datang mengeluh');
const FARTHEST_DATE = 14;
const YEAR = /^(?:19|20)\d\d$/;
const EARLIER = set('previous prior past similar before earlier sebelumnya serupa dahulu');

const FEAR = set('worried afraid fears scared frightened takut khawatir');
/** With what follows them: “worries about dehydration”. */
const WORRY = set('worry worries worrying concerned concern');
const POSSESSED = set('her his my their our the this these its because when karena saat');

export interface Circumstance {
  readonly whose: Whose;
  readonly when: 'now' | 'past';
  readonly certain: boolean;
  /** Only spoken of: “return if fever”. */
  readonly isSupposed: boolean;
}

/** `isDenied`: what is said not to be, “no history of fever”, is not there now either. */
export function circumstanceOf(tokens: readonly Token[], structure: Structure, from: number, to: number, isDenied = false): Circumstance {
  const before = wordsBefore(tokens, structure, from);
  const after = wordsAfter(tokens, structure, to);
  return {
    whose: ownerOf(tokens, structure, from, to),
    when: isPast(tokens, structure, from, to, before, after, isDenied) ? 'past' : 'now',
    certain: !before.some((word) => UNSURE.has(word)) && tokens[from - 1]?.text !== '?' && !isAmongDifferentials(tokens, structure, from),
    isSupposed: isSupposed(before) || isTrigger(tokens, structure, from, to),
  };
}

/** “DD/ tifoid, dengue”: all that the list names is only thought of. */
function isAmongDifferentials(tokens: readonly Token[], { sentence }: Structure, from: number): boolean {
  for (let at = from - 1; at >= 0 && sentence[at] === sentence[from]; at -= 1) if (DIFFERENTIALS.has(tokens[at]?.text ?? '')) return true;
  return false;
}
const DIFFERENTIALS = set('dd ddx ddks differential differentials banding');

/** Of the patient, and not only spoken of. */
export const isOfPatient = (tokens: readonly Token[], structure: Structure, from: number, to: number): boolean =>
  ownerOf(tokens, structure, from, to) === 'patient' && !isSupposed(wordsBefore(tokens, structure, from));

const isSupposed = (before: readonly string[]) =>
  THOUGHT.test(before.slice(-THOUGHT_BEFORE).join(' ')) ||
  (before.some((word) => LATER.has(word)) && !before.includes('risk_factor')) ||
  isFeared(before);

/** “Thought it was an insect bite”, “I thought I would pass out”. */
const THOUGHT =
  /\b(?:was|been|were) told (?:by \S+ )?(?:that )?(?:(?:it|this) (?:was|is)|probably|maybe|just)\b|\bthought (?:that )?(?:it was|(?:i|he|she) (?:would|might|was going to)|id)\b|\b(?:dikira|dikiranya|disangka|kirain)\b/;
const THOUGHT_BEFORE = 8;

/** What anybody does. */
const ACTIONS = set('cough coughs coughing sneeze sneezes sneezing batuk bersin bungkuk membungkuk');
const OCCASION = set('when whenever while upon every everytime saat ketika kalau bila jika waktu sewaktu setiap apabila');
const BROUGHT_ON = set(
  'occurs occur worse worsens worsened aggravated triggered provoked exacerbated precipitated increases increased dicetuskan diperberat memberat bertambah',
);
const BY = set('by with on oleh dengan during');

/** “Worse with coughing”, “leaks when she sneezes”: what brings on a complaint is not complained of. */
function isTrigger(tokens: readonly Token[], { part }: Structure, from: number, to: number): boolean {
  if (from !== to || !ACTIONS.has(tokens[from]?.text ?? '')) return false;
  for (let at = from - 1; at >= 0 && part[at] === part[from] && from - at <= 5; at -= 1) {
    const text = tokens[at]?.text ?? '';
    if (OCCASION.has(text)) return true;
    if (BROUGHT_ON.has(text)) return tokens.slice(at + 1, from).some((token) => BY.has(token.text));
  }
  return false;
}

/** “Worried about cancer”, “afraid of having a stroke”; one who worries about her cough has one. */
function isFeared(before: readonly string[]): boolean {
  const at = before.findLastIndex(
    (word, index) => FEAR.has(word) || (WORRY.has(word) && /^(?:about|that|over)$/.test(before[index + 1] ?? '')),
  );
  return at >= 0 && before.length - at <= 6 && !before.slice(at + 1).some((word) => POSSESSED.has(word));
}

/** In the same part of the sentence. */
function wordsBefore(tokens: readonly Token[], { part }: Structure, at: number): string[] {
  let start = at;
  while (start > 0 && part[start - 1] === part[at]) start -= 1;
  return tokens.slice(start, at).map(({ text }) => text);
}
function wordsAfter(tokens: readonly Token[], { part }: Structure, at: number): string[] {
  let end = at;
  while (end + 1 < part.length && part[end + 1] === part[at]) end += 1;
  return tokens.slice(at + 1, end + 1).map(({ text }) => text);
}

function isPast(
  tokens: readonly Token[],
  structure: Structure,
  from: number,
  to: number,
  before: readonly string[],
  after: readonly string[],
  isDenied: boolean,
): boolean {
  const near = before.slice(-6);
  if (near.some((word) => PAST.has(word))) return true;
  const historyAt = near.findLastIndex((word) => CHRONIC_PAST.has(word));
  const isNoHistory = isDenied && !before.some((word) => EARLIER.has(word)) && !after.slice(0, 3).some((word) => EARLIER.has(word));
  const isOfHistory = (historyAt >= 0 && !isDatedHistory(tokens, structure, from)) || structure.ofPast[from] === 1;
  if (isOfHistory && !isNoHistory && !DATED.test(after.join(' '))) return true;
  // A look at the words spares most texts the search.
  const next = after.slice(0, 8);
  if (next.some((word) => LONG_AGO_WORDS.has(word)) && LONG_AGO.test(after.slice(0, 7).join(' '))) return true;
  if (isOfItsDate(tokens, structure, to, before)) return true;
  if (next.some((word) => GONE_WORDS.has(word)) && GONE.test(next.join(' '))) return true;
  if (before.some((word) => LONG_AGO_WORDS.has(word)) && BEGAN_LONG_AGO.test(before.join(' ')) && isOver(tokens, structure, to))
    return true;
  if (isOfEarlierIllness(tokens, structure, from, to)) return true;
  // What went within minutes or hours still tells of the attack.
  const rest = after.slice(0, 10);
  return (
    rest.some((word, at) => RESOLVED.has(word) && !isNotYet(rest.slice(Math.max(0, at - 2), at))) &&
    !rest.some((word) => /^(?:minutes?|hours?|menit|jam|seconds?|days?|hari)$/.test(word))
  );
}

function isOfItsDate(tokens: readonly Token[], { sentence }: Structure, to: number, before: readonly string[]): boolean {
  const next: string[] = [];
  for (let at = to + 1; sentence[at] === sentence[to] && next.length < FARTHEST_DATE; at += 1) {
    const text = tokens[at]?.text ?? '';
    // Another verb begins what has a date of its own, and so does what was treated then.
    if (VERBS.has(text) || (text === ',' && isTreated(tokens, sentence, at))) break;
    next.push(text);
  }
  const isDate = (word: string) => DATE_WORDS.has(word) || YEAR.test(word);
  const isDated = (next.some(isDate) && ITS_DATE.test(next.join(' '))) || (before.some(isDate) && DATE_BEFORE.test(before.join(' ')));
  return isDated && ![...before, ...next].some((word) => BEGAN.has(word));
}

const TREATED = set('treated removed out diagnosed operated taken cured diobati dioperasi diangkat didiagnosis pengobatan');
/** “Coughed up blood this morning, TB treated in 2015” */
function isTreated(tokens: readonly Token[], sentence: Int32Array, comma: number): boolean {
  for (let at = comma + 1; sentence[at] === sentence[comma] && tokens[at]?.text !== ','; at += 1)
    if (TREATED.has(tokens[at]?.text ?? '')) return true;
  return false;
}

function isOver(tokens: readonly Token[], { sentence }: Structure, to: number): boolean {
  for (let at = to + 1; sentence[at] === sentence[to]; at += 1)
    if (OVER.has(tokens[at]?.text ?? '') && !isNotYet(tokens.slice(Math.max(to, at - 2), at).map(({ text }) => text))) return true;
  return false;
}

const ILLNESS = set('illness infection episode flu cold sakit penyakit infeksi');
const WHICH = set('that which and yang dan');

/** “A flu-like illness of fever and aching two weeks ago that resolved”: all of it is over. */
function isOfEarlierIllness(tokens: readonly Token[], { sentence }: Structure, from: number, to: number): boolean {
  for (let at = to + 1; sentence[at] === sentence[to]; at += 1) {
    const text = tokens[at]?.text ?? '';
    if (!OVER.has(text) && !RESOLVED.has(text)) continue;
    if (!tokens.slice(Math.max(to + 1, at - 3), at).some((token) => WHICH.has(token.text))) return false;
    for (let before = from - 1; before >= 0 && sentence[before] === sentence[from]; before -= 1)
      if (ILLNESS.has(tokens[before]?.text ?? '')) return true;
    return false;
  }
  return false;
}

/** “A three-day history of cough” is of now. */
function isDatedHistory(tokens: readonly Token[], structure: Structure, from: number): boolean {
  for (let at = from - 1; at >= 0 && structure.part[at] === structure.part[from] && from - at < 14; at -= 1)
    if (
      /^(?:days?|weeks?|months?|hours?|hari|minggu|bulan|jam|years?|tahun|hx|short|brief|long|progressive|recent|acute)$/.test(
        tokens[at]?.text ?? '',
      )
    )
      return true;
  return false;
}
