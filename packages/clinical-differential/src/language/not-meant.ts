/** What is found in a text by its words, and not meant by them. */
import { DENIALS } from './denial-words.ts';
import type { KnowledgeLanguage } from './knowledge-language.ts';
import type { Match } from './match.ts';
import type { Reading } from './measures.ts';
import { isOfOtherContext } from './other-contexts.ts';
import type { Stretches } from './stretches.ts';
import { isMark, type Structure } from './structure.ts';
import type { Token } from './tokens.ts';
import type { Occurrence } from './units.ts';

/** Its words stand there in another sense: among denials, as what is denied itself, or beside what is called normal. */
export const isMeant = (language: KnowledgeLanguage, tokens: readonly Token[], structure: Structure, match: Match): boolean =>
  !isOfOtherContext(language, tokens, structure, match) &&
  !isCalledNormal(language, tokens, structure, match) &&
  !isDenialAmongDenials(language, tokens, structure, match) &&
  !isDenialOfDenial(language, tokens, match) &&
  !isLowForAbsent(language, tokens, match) &&
  !isThereAfterAll(language, tokens, match);

/** “Fever (+)” is no denial of “no fever”. */
const isThereAfterAll = ({ denials }: KnowledgeLanguage, tokens: readonly Token[], { used, target }: Match): boolean =>
  denials.has(target) && used.some(({ from }) => tokens[from]?.text === '(+)');

/** “A normal BP and a low temperature”: what is called normal is not the one that is low. */
const isCalledNormal = ({ concepts }: KnowledgeLanguage, tokens: readonly Token[], { part }: Structure, { used }: Match): boolean =>
  used.some(({ concept }) => concepts.isDescribing(concept)) &&
  used.some(
    ({ concept, from }) =>
      !concepts.isDescribing(concept) && tokens[from - 1]?.text === 'normal' && part[from - 1] === part[from] && !isUsed(used, from - 1),
  );
const isUsed = (used: readonly Occurrence[], at: number) => used.some(({ from, to }) => from <= at && at <= to);

/**
 * “No black stool”, “tidak ada kencing nanah”: what is denied goes on, and is another finding; there is no lack of stool or urine. “No
 * painful ulcer” is no painless one: all that stands behind the denial is a finding of its own, unless it is called so, denial first.
 * `matches` are those of its sentence.
 */
export const isDenialOfMore = (
  { concepts, findings }: KnowledgeLanguage,
  tokens: readonly Token[],
  { part }: Structure,
  matches: readonly Match[],
  { used, from, to, target }: Match,
): boolean => {
  const denial = tokens[from]?.text ?? '';
  const isOfDenial = concepts.nameOf(used[0]?.concept ?? -1) === 'nothing';
  if (!DENIALS.has(denial) && !isOfDenial) return isMarkOfMore(concepts, part, matches, { used, from, target });
  const isWhole = isOfDenial && used.length > MOST_OF_A_LACK && !isCalledSo(findings[target], denial);
  return matches.some(
    (other) =>
      other.target !== target &&
      other.cost === 0 &&
      other.from > from &&
      other.from <= to &&
      (other.to > to || (isWhole && other.to === to && other.used.length === used.length - 1 && other.from === used[1]?.from)) &&
      part[other.to] === part[from],
  );
};

/** “Black stool (-)”, “irregular pulse (-)”: the mark is of all that stands before it, and neither stool nor pulse is missing. */
function isMarkOfMore(
  concepts: KnowledgeLanguage['concepts'],
  part: Structure['part'],
  matches: readonly Match[],
  { used, from, target }: Pick<Match, 'used' | 'from' | 'target'>,
): boolean {
  const [thing, mark] = used.slice(-2);
  if (thing === undefined || mark === undefined || concepts.nameOf(mark.concept) !== 'nothing' || mark.from <= thing.to) return false;
  return matches.some(
    (other) =>
      other.target !== target &&
      other.cost === 0 &&
      other.from < from &&
      other.to >= thing.to &&
      other.to < mark.from &&
      part[other.from] === part[from],
  );
}

/** “No stool”, “not on dialysis”: a denial and one thing are what is missing. */
const MOST_OF_A_LACK = 2;

const isCalledSo = (finding: KnowledgeLanguage['findings'][number] | undefined, denial: string): boolean =>
  finding !== undefined &&
  [finding.names, finding.synonyms, finding.lay].some((names) =>
    [names?.en ?? [], names?.id ?? []].flat().some((name) => name.toLowerCase().startsWith(`${denial} `)),
  );

/** “Fever is absent” is no low fever: only what is called by a lack may be absent. */
const isLowForAbsent = ({ findings }: KnowledgeLanguage, tokens: readonly Token[], { used, target }: Match): boolean => {
  const finding = findings[target];
  if (finding === undefined || !used.some(({ from, to }) => from === to && tokens[from]?.text === 'absent')) return false;
  return ![finding.names, finding.synonyms, finding.lay].some((names) => [names?.en ?? []].flat().some((name) => LACK.test(name)));
};
const LACK = /\b(?:absent|absence|missing|missed|no|not|loss|lost|without|lack)\b/i;

/**
 * “No cough, No weight gain, No rash”: among so many denials this one is no failure to gain weight. What is called by its absence (no
 * stool or gas) is a finding there too.
 */
function isDenialAmongDenials(language: KnowledgeLanguage, tokens: readonly Token[], structure: Structure, { target, used, from }: Match) {
  const [first] = used;
  if (first === undefined || first.to > first.from || tokens[from]?.text !== 'no' || used.length < 2) return false;
  if (language.concepts.nameOf(first.concept) !== 'nothing' || beginsSentence(structure, from) === false) return false;
  if (/^(?:no|not|never|absent|without|cannot)\b/i.test(language.findings[target]?.names.en ?? '')) return false;
  const begins = tokens.flatMap(({ text }, at) => (text === 'no' && beginsSentence(structure, at) ? [at] : []));
  return begins.length >= MANY_DENIALS;
}
const MANY_DENIALS = 3;
/** Apart from the mark that ends the sentence before. */
const beginsSentence = ({ sentence }: Structure, at: number) =>
  at === 0 || sentence[at - 1] !== sentence[at] || (at > 1 && sentence[at - 2] !== sentence[at]) || at === 1;

/** “No appetite loss”, “no menstrual problems”, “no history of urinary stones”: what is denied is the lack, the trouble or the past. */
function isDenialOfDenial({ concepts }: KnowledgeLanguage, tokens: readonly Token[], { used, from, to }: Match): boolean {
  if (tokens[from]?.text !== 'no') return false;
  const isOwn = used.some(({ concept }) => concepts.nameOf(concept) === 'nothing') || used[0]?.to !== from;
  const after = tokens[to + 1]?.text ?? '';
  return isOwn && (TROUBLE.has(after) || tokens.slice(from, to).some(({ text }) => text === 'history'));
}
const TROUBLE = new Set('loss change changes problem problems trouble symptoms related complaints disorder disorders'.split(' '));

/** “No tenderness” denies no pain; “no palpitations or syncope” denies each, and not only both together. */
export const isMoreThanDenied = ({ concepts }: KnowledgeLanguage, structure: Structure, { used, from, to, isPartList }: Match): boolean => {
  const { joins, part } = structure;
  if (used.some(({ isDirect }) => !isDirect)) return true;
  // “Denies fever, seizures” denies two things; of swollen hands, feet or face it denies each.
  if (part[isMark(structure, to) ? to - 1 : to] !== part[from])
    return !isPartList || !used.some(({ concept }) => concepts.isBodyPart(concept));
  // The joint of “no joint swelling or pain” belongs to both.
  return (joins[to] ?? 0) > (joins[from] ?? 0) && !used.some(({ concept }) => concepts.isBodyPart(concept)) && used.length > 1;
};

/** “PCT 500 mg” is no procalcitonin and no porphyria; that something is taken is said of it all the same. */
export const isOfDose = (
  { findings }: KnowledgeLanguage,
  tokens: readonly Token[],
  doses: Stretches,
  { from, to, target }: Match,
): boolean => {
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to]?.end ?? 0];
  const kind = findings[target]?.kind;
  return kind !== 'history' && kind !== 'exposure' && doses.hold(start, end);
};

/** “Fever of 100 °F (37.7 °C)”: whoever says so means a fever, if a slight one. */
const SLIGHT_FEVER = 37.3;
const SAID_FEVER = /(?:fever|demam|febris|panas)[^.;,]{0,30}$/i;
export const isSaidToBeFever = ({ measure, value, start, end }: Reading, text: string): boolean =>
  measure === 'body temperature' &&
  value >= SLIGHT_FEVER &&
  value < 38 &&
  [text.slice(start, end), text.slice(Math.max(0, start - 30), start)].some((words) => SAID_FEVER.test(words.replace(/[\d.,]+/g, '')));
