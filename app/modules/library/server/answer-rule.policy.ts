/** What the module of a kind adds to who may answer its items: for those registered with `ownRule`. */
import type { Database } from '#platform/db/database.ts';
import type { Member } from '#platform/session/viewer.ts';
import type { ItemKind } from '../library.contract.ts';
import type { RespondRefusal } from './item.policy.ts';

/** Asked once the library itself has nothing against it. `writing`: inside the transaction that is to write the answer. */
export type AnswerRule = (
  db: Database,
  item: { readonly id: string; readonly authorId: string },
  viewer: Member,
  writing: boolean,
) => Promise<RespondRefusal>;

const rules = new Map<string, AnswerRule>();

/** Called once by the module that owns the kind, as it is loaded. */
export function addAnswerRule(kind: ItemKind, rule: AnswerRule): void {
  rules.set(kind, rule);
}

/** Where there is none, nobody may answer. */
export const ownRuleOf = (kind: string): AnswerRule => rules.get(kind) ?? (async () => 'closed');
