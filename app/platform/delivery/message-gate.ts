/** Whether a message that waited may still leave. Each module says it for its own. */
import type { Database } from '../db/database.ts';
import type { Module } from '../operation/module.ts';

/** Asked in a transaction just before it leaves, and at each attempt anew. Where it says no, it has noted what there is to note. */
export type MessageGate = (db: Database, about: Readonly<Record<string, string>>) => Promise<boolean>;

export type MessageGates = ReadonlyMap<string, MessageGate>;

export const messageGatesOf = (modules: readonly Pick<Module, 'messageGates'>[]): MessageGates =>
  new Map(modules.flatMap(({ messageGates = {} }) => Object.entries(messageGates)));
