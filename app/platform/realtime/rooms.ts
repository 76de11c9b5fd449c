/** Who may listen in which live room. Each module says it for its own. */
import type { Database } from '../db/database.ts';
import type { Module } from '../operation/module.ts';
import type { Services } from '../services.ts';
import type { Viewer } from '../session/viewer.ts';

/** `id` is what follows the word and colon in the room's name, or empty. */
export type RoomGate = (context: { db: Database; viewer: Viewer }, id: string) => Promise<boolean>;

export type MayFollow = (viewer: Viewer, room: string) => Promise<boolean>;

const ROOM = /^([a-z]+(?:-[a-z]+)*)(?::([\w-]{1,60}))?$/;

export function roomsOf(modules: readonly Module[], { database }: Pick<Services, 'database'>): MayFollow {
  const gates = new Map(modules.flatMap(({ rooms = {} }) => Object.entries(rooms)));
  return async (viewer, room) => {
    const [, word = '', id = ''] = ROOM.exec(room) ?? [];
    const gate = gates.get(word);
    return gate !== undefined && (await gate({ db: database.db, viewer }, id));
  };
}
