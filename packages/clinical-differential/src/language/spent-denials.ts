/** Denials that are themselves part of a finding: “cannot pass urine”, “no appetite”. They deny nothing else. */
import { THERE } from './denied-before.ts';
import type { KnowledgeLanguage } from './knowledge-language.ts';
import type { Match } from './match.ts';
import type { Token } from './tokens.ts';

export function spentDenials(language: KnowledgeLanguage, tokens: readonly Token[], matches: readonly Match[]): ReadonlySet<number> {
  const nothing = language.concepts.named('nothing');
  const spent = new Set<number>();
  for (const { used, target } of matches) {
    if (language.denials.has(target)) continue;
    for (const { concept, from, to } of used)
      if (concept === nothing || to > from || isCannot(language, concept) || isMissing(tokens[from]))
        // With the denial of “nadi kaki tidak teraba” goes its verb.
        for (let at = from; at <= to || (at === to + 1 && THERE.has(tokens[at]?.text ?? '')); at += 1) spent.add(at);
  }
  return spent;
}

/** “Cremasteric reflex absent”, “non-productive” and “nobody gets a word in” are the finding itself. */
const isMissing = (token: Token | undefined) => MISSING.has(token?.text ?? '');
const MISSING = new Set('absent negatif negative non nil nobody neither nor lacks none'.split(' '));
const isCannot = (language: KnowledgeLanguage, concept: number) => language.concepts.named('cannot') === concept;
