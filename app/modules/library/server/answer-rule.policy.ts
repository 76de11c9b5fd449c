/** What the module of a kind adds to who may write below its items: for those registered with `ownRule`. */
import type { Database } from '#platform/db/database.ts';
import type { Member } from '#platform/session/viewer.ts';
import type { ItemKind } from '../library.contract.ts';
import type { RespondRefusal } from './item.policy.ts';

export interface Refusals {
  /** Why they may not answer. */
  readonly answering: RespondRefusal;
  /** Why they may not change what they have answered; what is their own they may always take away. */
  readonly editing: RespondRefusal;
  /** From when they may answer, where nothing but time keeps them from it. */
  readonly againAt?: Date | null;
}

/** `writing`: inside the transaction that is to write an answer. */
export type AnswerRule = (
  db: Database,
  item: { readonly id: string; readonly authorId: string },
  viewer: Member,
  writing: boolean,
) => Promise<Refusals>;

const rules = new Map<string, AnswerRule>();

/** Called once by the module that owns the kind, as it is loaded. */
export function addAnswerRule(kind: ItemKind, rule: AnswerRule): void {
  rules.set(kind, rule);
}

/** Where there is none, nobody may answer. */
export const ownRuleOf = (kind: string): AnswerRule => rules.get(kind) ?? (async () => ({ answering: 'closed', editing: 'closed' }));
