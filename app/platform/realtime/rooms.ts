/** Who may listen in which live room. Each module says it for its own. */
import type { Database } from '../db/database.ts';
import type { Module } from '../operation/module.ts';
import type { Services } from '../services.ts';
import type { Viewer } from '../session/viewer.ts';

/**
 * False when the viewer may not listen. Where a number is what changes, such as that of the answers to an item, the number as it
 * stands now instead of true: whoever comes late sees by it whether something was told before they came.
 */
export type Admission = boolean | number;

/** `id` is what follows the word and colon in the room's name, or empty. */
export type RoomGate = (context: { db: Database; viewer: Viewer }, id: string) => Promise<Admission>;

export type MayFollow = (viewer: Viewer, room: string) => Promise<Admission>;

const ROOM = /^([a-z]+(?:-[a-z]+)*)(?::([\w-]{1,60}))?$/;

export function roomsOf(modules: readonly Module[], { database }: Pick<Services, 'database'>): MayFollow {
  const gates = new Map(modules.flatMap(({ rooms = {} }) => Object.entries(rooms)));
  return async (viewer, room) => {
    const [, word = '', id = ''] = ROOM.exec(room) ?? [];
    const gate = gates.get(word);
    return gate !== undefined && (await gate({ db: database.db, viewer }, id));
  };
}
