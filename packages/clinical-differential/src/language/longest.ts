/** Of what was found, what is meant by itself. */
import { isImplied, type KnowledgeLanguage } from './knowledge-language.ts';
import type { Match } from './match.ts';

/** A finding whose words are all part of a longer one is not meant by itself, unless the rest is one too, or it is told all the same. */
export function withoutParts(
  matches: readonly Match[],
  isAbsent: (match: Match) => boolean,
  isTold: (match: Match) => boolean,
  language: KnowledgeLanguage,
): Match[] {
  const places = matches.map(tokensIn);
  const byToken = new Map<number, number[]>();
  places.forEach((own, index) => {
    for (const token of own) {
      const list = byToken.get(token);
      if (list === undefined) byToken.set(token, [index]);
      else list.push(index);
    }
  });
  return matches.filter((match, index) => {
    if (isTold(match)) return true;
    const own = places[index] ?? [];
    const isDisease = match.target >= language.firstDisease && match.target < language.firstStatement;
    return !(byToken.get(own[0] ?? -1) ?? []).some((other) => {
      const outer = places[other] ?? [];
      const longer = matches[other];
      if (other === index || longer === undefined || outer.length <= own.length || !isWithin(own, outer)) return false;
      if (isCloserTo(match, longer, language)) return false;
      const isLongerDisease = longer.target >= language.firstDisease && longer.target < language.firstStatement;
      if (isAbsent(match) !== isAbsent(longer) || (isLongerDisease && !isDisease)) return false;
      const rest = outer.filter((token) => !own.includes(token));
      const isJoined = (byToken.get(rest[0] ?? -1) ?? []).some((one) => {
        const tokens = places[one] ?? [];
        return tokens.length === rest.length && isWithin(tokens, rest);
      });
      return !isJoined || isImplied(language, match.target, longer.target);
    });
  });
}

/** A stabbing heel is one: it is not only a stabbing pain of the leg, of which it is a part. */
const isCloserTo = ({ used }: Match, longer: Match, { concepts }: KnowledgeLanguage) =>
  used.some(
    ({ concept, from, isDirect }) =>
      isDirect &&
      concepts.isBodyPart(concept) &&
      longer.used.some((one) => one.from === from && !one.isDirect && concepts.isBodyPart(one.concept)),
  );

const isWithin = (inner: readonly number[], outer: readonly number[]) => inner.every((token) => outer.includes(token));

/** Each once, in the order of the words that stand for it. */
function tokensIn({ used }: Match): number[] {
  const tokens: number[] = [];
  for (const { from, to } of used) for (let at = from; at <= to; at += 1) if (!tokens.includes(at)) tokens.push(at);
  return tokens;
}
