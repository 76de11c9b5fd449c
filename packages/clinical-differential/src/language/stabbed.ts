/** “Stabbed in the chest”: by a blade. A stab, and what stabs or feels so, is a pain, so that the word's form tells, which wordings do not see. */
import type { SaidFinding } from './said-finding.ts';

const STABBED =
  /(?<!\p{L})(?<!(?:feels?|felt|as if|as though|like)(?: being| having been| (?:i|he|she) (?:was|were|had been))? )(?:(?:stabbed|impaled|knifed)|(?:was|got|been|were) shot) (?:(?:in|through|to) (?:the |his |her |my )?(?:left |right |upper |lower |[LR] )?|(?:[LR]|left|right) )(?:chest|back|belly|tummy|stomach|abdomen|neck|head|groin|thigh|flank|side)(?!\p{L})/giu;

export const stabbed = (text: string): SaidFinding[] =>
  [...text.matchAll(STABBED)].map(({ 0: all, index }) => ({
    finding: 'penetrating-injury',
    present: true,
    start: index,
    end: index + all.length,
  }));
