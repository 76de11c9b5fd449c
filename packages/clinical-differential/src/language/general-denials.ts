/** “No pain”, of nothing in particular: there is none anywhere. “No pain on urination” and “swollen knee without pain” are of something. */
import type { Concepts } from './concepts.ts';
import type { Structure } from './structure.ts';
import type { Token } from './tokens.ts';
import type { Occurrence } from './units.ts';

/** What is denied as a whole, by concept: the broad findings of it, which hold the narrower ones. Ids of the knowledge base. */
const WHOLE: Readonly<Record<string, readonly string[]>> = {
  pain: [
    'headache',
    'chest-pain',
    'abdominal-pain',
    'flank-pain',
    'back-pain',
    'neck-pain',
    'joint-pain',
    'bone-pain',
    'myalgia',
    'skin-pain',
    'eye-pain',
    'ear-pain',
    'breast-pain',
    'groin-pain',
    'testicular-pain',
    'anal-pain',
  ],
};

export interface GeneralDenial {
  readonly at: Occurrence;
  readonly findings: readonly string[];
}

/** `matched` are tokens that belong to a finding: what is denied there is that finding. */
export function generalDenials(
  concepts: Concepts,
  tokens: readonly Token[],
  structure: Structure,
  occurrences: readonly Occurrence[],
  matched: Uint8Array,
  denied: Int32Array,
): GeneralDenial[] {
  // “No joint swelling or pain” is of the joint.
  const ofBodyParts = new Set(
    occurrences.flatMap(({ concept, from, isDirect }) => (isDirect && concepts.isBodyPart(concept) ? [structure.part[from] ?? -1] : [])),
  );
  return Object.entries(WHOLE).flatMap(([name, findings]) => {
    const whole = concepts.named(name);
    const own = occurrences.filter(
      ({ concept, isDirect, from, together }) =>
        concept === whole &&
        isDirect &&
        concepts.inMeaning(together).length === 1 &&
        matched[from] !== 1 &&
        // “Not painful” is said of a rash or a lump.
        tokens[from]?.text !== 'painful',
    );
    const cueOf = ({ from }: Occurrence) => denied[from] ?? -1;
    // “The pain is dull. No pain at night”: there is some.
    if (own.some((one) => cueOf(one) < 0)) return [];
    return own
      .filter((one) => isBare(tokens, structure, one, cueOf(one)) && !ofBodyParts.has(structure.part[one.from] ?? -1))
      .map((at) => ({ at, findings }));
  });
}

/** Says nothing of where or which: no pain elsewhere, any other pain, rasa nyeri. */
const IN_GENERAL = new Set('other elsewhere whatsoever at all rasa lain lainnya apapun apa sama sekali'.split(' '));

/** Nothing that carries anything stands between the denial, or an “or” behind it, and the word, nor behind it. */
function isBare(tokens: readonly Token[], { weight, joins, part }: Structure, { from, to }: Occurrence, cue: number): boolean {
  const carries = (at: number) => (weight[at + 1] ?? 0) > (weight[at] ?? 0) && !IN_GENERAL.has(tokens[at]?.text ?? '');
  const goesOn = (at: number) => at >= 0 && at < tokens.length && at !== cue && part[at] === part[from] && joins[at + 1] === joins[at];
  for (let at = from - 1; goesOn(at); at -= 1) if (carries(at)) return false;
  for (let at = to + 1; goesOn(at); at += 1) if (carries(at)) return false;
  return true;
}
