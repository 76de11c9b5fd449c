/**
 * “Mencret 6x sejak kemarin, ada lendir dan darah”: of somebody with loose stools, blood of which nothing else is said is in them. What
 * else holds it (urine, sputum, a nose) is named beside it.
 */
import type { SaidFinding } from './said-finding.ts';
import type { Structure } from './structure.ts';
import type { Token } from './tokens.ts';

const BLOOD = /^(?:blood|bloody|darah|darahnya|berdarah)$/;
/** What is told of it: there is, with. */
const THERE_IS = /^(?:ada|dengan|disertai|bercampur|campur|with|containing|contains|has|had|some|plus)$/;
const BETWEEN = /^(?:lendir|lendirnya|mucus|slime|dan|and|sedikit|little|a|some|ada|the|fresh|red|merah|segar|bercak|juga)$/;
const NO_PLACE =
  /^(?:since|for|today|now|this|yesterday|with|and|but|too|also|sejak|selama|dan|dengan|tapi|juga|segar|sedikit|banyak|lendir|mucus|slime|in|nya|tadi|kemarin|demam)$/;
const STOOL_OR_NONE = /^(?:it|them|the|stools?|motions?|poo|diarrhoea|diarrhea|bab|tinja|feses|fesesnya|tinjanya)$/;

/** `diarrhoea`: where loose stools stand as a finding that is there; `isSpent`: understood as part of something else, or denied. */
export function bloodInStools(
  tokens: readonly Token[],
  { sentence, part }: Structure,
  diarrhoea: readonly number[],
  isSpent: (at: number) => boolean,
): SaidFinding[] {
  return tokens.flatMap(({ text, start, end }, at): SaidFinding[] => {
    if (!BLOOD.test(text) || isSpent(at)) return [];
    const isAfter = diarrhoea.some((one) => one < at && sentence[one] === sentence[at] && part[one] !== part[at]);
    if (!isAfter || !isTold(tokens, at)) return [];
    const next = tokens[at + 1];
    if (next?.kind === 'word' && !NO_PLACE.test(next.text)) return [];
    if (next?.text === 'in' && !tokens.slice(at + 2, at + 4).some((token) => STOOL_OR_NONE.test(token.text) && token.text !== 'the'))
      return [];
    return [{ finding: 'bloody-diarrhoea', present: true, start, end }];
  });
}

function isTold(tokens: readonly Token[], at: number): boolean {
  let before = at - 1;
  while (BETWEEN.test(tokens[before]?.text ?? '') && !THERE_IS.test(tokens[before]?.text ?? '')) before -= 1;
  return THERE_IS.test(tokens[before]?.text ?? '') || tokens[before]?.text === ',';
}
