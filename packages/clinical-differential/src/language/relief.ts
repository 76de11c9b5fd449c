/**
 * Whether what was tried has helped: “no relief from her inhaler”, “semprotan tidak mempan”. What is called by not helping is there where
 * the text says so, and what is called by helping is not.
 */
import { isOfPatient } from './circumstance.ts';
import { DENIALS } from './denial-words.ts';
import type { SaidFinding } from './said-finding.ts';
import { STOP_WORDS } from './stop-words.ts';
import type { Structure } from './structure.ts';
import type { Token } from './tokens.ts';

const RELIEF =
  /^(?:relie(?:f|ves?|ved|ving)|help(?:s|ed|ful|ing)?|improv(?:es?|ed|ing|ements?)|better|eas(?:es?|ed|ing)|benefit(?:s|ed)?|effects?|effective|works|worked|working|respon(?:ds?|ded|ding|ses?|sive)|settl(?:es?|ed|ing)|subsid(?:es?|ed|ing)|resolv(?:es?|ed|ing)|membaik|perbaikan|mereda|reda|enakan|mendingan|lega|mempan|membantu|menolong|tertolong|berkurang|hilang|teratasi|efek|berefek|ngefek|efektif|berpengaruh|ngaruh|respons?|sembuh|turun)$/;
/** Says both by itself. */
const NO_RELIEF = /^(?:unrelieved|unresponsive|unresolved|refractory|ineffective|refrakter)$/;
/** Only as what there is none of: “no change”. */
const CHANGE = /^(?:changes?|changed|difference|perubahan|berubah)$/;
const HARDLY = new Set(
  '(-) (–) cannot didnt doesnt hasnt havent isnt wasnt never nor neither none little minimal hardly barely scarcely poor poorly insufficient inadequate incomplete failed fails failing failure limited belum nggak enggak gak ga kurang sedikit minim gagal'.split(
    ' ',
  ),
);
/** “A little relief” is some. */
const SOME = new Set(['a', 'some']);
/** Between a denial and the relief that it denies, apart from words that carry nothing. */
const DEGREE = new Set(
  'significant significantly much any adequate adequately complete completely full fully sustained lasting real really sufficient sufficiently enough immediate immediately good clear noticeable longer receive received obtain obtained provide provided offer offered bring brought respond show fully kunjung juga banyak begitu terlalu pernah lagi cukup bisa mau berarti bermakna signifikan memberikan kasih'.split(
    ' ',
  ),
);
const MOST_BEFORE = 4;
const DESPITE = new Set(['despite', 'spite', 'walau', 'walaupun', 'meski', 'meskipun', 'padahal', 'biarpun']);
/** Between what was tried and whether it helped, or “in spite of”. */
const REACH = 7;

interface Tried {
  readonly remedy: RegExp;
  readonly notAfter?: RegExp;
  readonly notBefore?: RegExp;
  /** Of this alone, said in the sentence. */
  readonly against?: RegExp;
  readonly helps?: string;
  readonly helpsNot?: string;
}

const TRIED: readonly Tried[] = [
  {
    remedy:
      /^(?:inhalers?|puffers?|salbutamol|albuterol|ventolin|levalbuterol|terbutaline?|nebuli[sz](?:ers?|ed)|nebs?|nebul|nebulisasi|dinebul|bronchodilators?|bronkodilator|reliever|pelega|semprotan|disemprot|semprot|diuap|penguapan|combivent|berotec)$/,
    notAfter: /^(?:pain|steroid|preventer|nasal|obat)$/,
    notBefore: /^(?:adrenaline?|epinephrine?|hidung|tenggorok(?:an)?|saline|steroid)$/,
    helps: 'relieved-by-inhaler',
    helpsNot: 'reliever-does-not-help',
  },
  {
    remedy:
      /^(?:antacids?|antasida|omeprazole?|lansoprazole?|pantoprazole?|esomeprazole?|rabeprazole?|ranitidine?|famotidine?|ppis?|gaviscon|promag|mylanta|polysilane?|su[ck]ral[fp]h?ate?|maag)$/,
    helps: 'pain-relieved-by-antacid',
  },
  {
    remedy: /^(?:adrenaline?|epinephrine?|epinefrin|epipen|antihistamines?|antihistamin|ctm|cetirizine?|loratadine?|chlorphenamine)$/,
    against: /^(?:swell\w*|swollen|bengkak|pembengkakan|angio-?o?edema|edema)$/,
    helpsNot: 'swelling-not-helped-by-adrenaline',
  },
  { remedy: /^(?:antibiotics?|antibiotik)$/, helpsNot: 'no-better-on-antibiotic' },
];
/** Nearly no word is a remedy: that is asked once for all of them. */
const REMEDY = new RegExp(TRIED.map(({ remedy }) => remedy.source).join('|'));
const FINDINGS: ReadonlySet<string> = new Set(TRIED.flatMap(({ helps, helpsNot }) => [helps ?? [], helpsNot ?? []].flat()));

/** For each token the place of the word by which the relief that it speaks of is denied, or −1. */
export function deniedRelief(tokens: readonly Token[], structure: Structure): Int32Array {
  return Int32Array.from(tokens, ({ text }, at) => {
    if (NO_RELIEF.test(text)) return at;
    if (!RELIEF.test(text) && !CHANGE.test(text)) return -1;
    for (let cue = at - 1, gone = 0; cue >= 0 && gone <= MOST_BEFORE && structure.part[cue] === structure.part[at]; cue -= 1, gone += 1) {
      const word = tokens[cue]?.text ?? '';
      if (HARDLY.has(word) || DENIALS.has(word)) return SOME.has(tokens[cue - 1]?.text ?? '') ? -1 : cue;
      if (!STOP_WORDS.has(word) && !DEGREE.has(word)) break;
    }
    return isCalledPoor(tokens, structure, at) ? at + 1 : -1;
  });
}

/** “Respons bronkodilator buruk” */
const isCalledPoor = (tokens: readonly Token[], { part }: Structure, at: number): boolean =>
  [at + 1, at + 2].some((next) => part[next] === part[at] && POOR.test(tokens[next]?.text ?? ''));
const POOR = /^(?:buruk|jelek|minimal|poor|none|nil)$/;

/** Is it called by a relief that is denied, without being called by the denial? */
export const isOfDeniedRelief = (relief: Int32Array, used: readonly { readonly from: number; readonly to: number }[]): boolean =>
  used.some(({ from, to }) =>
    relief
      .subarray(from, to + 1)
      .some((cue, index) => cue >= 0 && cue !== from + index && !used.some((one) => one.from <= cue && cue <= one.to)),
  );

const STIMULI =
  /^(?:voices?|verbal|pain|painful|stimul\w*|touch|commands?|light|names?|questions?|anything|calls?|calling|shaking|rangsang\w*|nyeri|panggilan|suara)$/;
/** “Headache unresponsive to ibuprofen”: nobody is unconscious. */
export const isOfRemedy = (tokens: readonly Token[], from: number, to: number): boolean =>
  from === to &&
  tokens
    .slice(from, to + 1)
    .some(
      ({ text }, index) =>
        text === 'unresponsive' &&
        tokens[from + index + 1]?.text === 'to' &&
        !tokens.slice(from + index + 2, from + index + 5).some((token) => STIMULI.test(token.text)),
    );

export interface ReliefSaid extends SaidFinding {
  readonly from: number;
  readonly to: number;
}

export function reliefFindings(tokens: readonly Token[], structure: Structure, relief: Int32Array): ReliefSaid[] {
  const said = tokens.flatMap((token, at): ReliefSaid[] => {
    const tried = REMEDY.test(token.text) ? TRIED.find(({ remedy }) => remedy.test(token.text)) : undefined;
    if (tried === undefined) return [];
    if (tried.notAfter?.test(tokens[at - 1]?.text ?? '') === true || tried.notBefore?.test(tokens[at + 1]?.text ?? '') === true) return [];
    if (tried.against !== undefined && !isSaidOf(tokens, structure, at, tried.against)) return [];
    const found = outcomeOf(tokens, structure, relief, at);
    if (found === null) return [];
    const [from, to] = [Math.min(found.at, at), Math.max(found.at, at)];
    if (!isOfPatient(tokens, structure, from, to)) return [];
    const place = { start: tokens[from]?.start ?? 0, end: tokens[to]?.end ?? 0, from, to };
    return [
      ...(tried.helps === undefined ? [] : [{ finding: tried.helps, present: found.helped, ...place }]),
      ...(tried.helpsNot === undefined ? [] : [{ finding: tried.helpsNot, present: !found.helped, ...place }]),
    ];
  });
  // What did not help is told of the last that was tried: “inhaler, then a nebuliser without relief”.
  return said.filter(
    (one, index) => !said.slice(index + 1).some((later) => later.finding === one.finding && later.present === one.present),
  );
}

/** What the reader of relief says of the same words goes before what their closeness would. */
export const isReadAsRelief = (said: readonly ReliefSaid[], id: string | undefined, from: number, to: number): boolean =>
  id !== undefined && FINDINGS.has(id) && said.some((one) => one.from <= to && from <= one.to);

const isSaidOf = (tokens: readonly Token[], { sentence }: Structure, at: number, what: RegExp): boolean =>
  tokens.some(({ text }, other) => sentence[other] === sentence[at] && what.test(text));

/** The nearest word of relief in the sentence, or “despite” before it. */
function outcomeOf(tokens: readonly Token[], structure: Structure, relief: Int32Array, at: number): { at: number; helped: boolean } | null {
  const { sentence, part } = structure;
  const isNear = (other: number) => sentence[other] === sentence[at] && Math.abs((part[other] ?? 0) - (part[at] ?? 0)) <= 1;
  for (let step = 1; step <= REACH; step += 1)
    for (const other of [at + step, at - step]) {
      const text = tokens[other]?.text;
      if (text === undefined || !isNear(other)) continue;
      if (other < at && DESPITE.has(text)) return { at: other, helped: false };
      const cue = relief[other] ?? -1;
      if (NO_RELIEF.test(text) || (CHANGE.test(text) && cue >= 0)) return { at: other, helped: false };
      if (RELIEF.test(text) && tokens[other - 1]?.text !== 'side') return { at: cue >= 0 ? Math.min(cue, other) : other, helped: cue < 0 };
    }
  return null;
}
