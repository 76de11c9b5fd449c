/** Of what was found, what is meant by itself. */
import type { KnowledgeLanguage } from './knowledge-language.ts';
import type { Match } from './match.ts';

/** A finding whose words are all part of a longer one is not meant by itself, unless the rest is one too. */
export function withoutParts(matches: readonly Match[], isAbsent: (match: Match) => boolean, language: KnowledgeLanguage): Match[] {
  const sets = matches.map(
    ({ used }) => new Set(used.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index))),
  );
  const byToken = new Map<number, number[]>();
  sets.forEach((set, index) => {
    for (const token of set) byToken.set(token, [...(byToken.get(token) ?? []), index]);
  });
  const within = (inner: ReadonlySet<number>, outer: ReadonlySet<number>) => [...inner].every((token) => outer.has(token));
  return matches.filter((match, index) => {
    const own = sets[index] ?? new Set();
    const first = own.values().next().value ?? -1;
    const isDisease = match.target >= language.firstDisease && match.target < language.firstStatement;
    return !(byToken.get(first) ?? []).some((other) => {
      const outer = sets[other] ?? new Set();
      const longer = matches[other];
      if (other === index || longer === undefined || outer.size <= own.size || !within(own, outer)) return false;
      const isLongerDisease = longer.target >= language.firstDisease && longer.target < language.firstStatement;
      if (isAbsent(match) !== isAbsent(longer) || (isLongerDisease && !isDisease)) return false;
      const rest = new Set([...outer].filter((token) => !own.has(token)));
      const isJoined = (byToken.get(rest.values().next().value ?? -1) ?? []).some((one) => {
        const set = sets[one];
        return set !== undefined && set.size === rest.size && within(set, rest);
      });
      return !isJoined || language.above[longer.target]?.has(match.target) === true;
    });
  });
}
