/** What listeners of live messages are given. */

/** In place of a room's name: messages to the signed-in member. */
export const MEMBER_ROOM = 'member';

export interface LiveMessage {
  /** `module.nounVerbed` */
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Told to every listener after an interruption: whatever came meanwhile was missed and is to be read again. */
export const RESUMED = 'realtime.resumed';

/** Told to those who listen for the member once the line is there: what happened since the page was made was not heard. */
export const CONNECTED = 'realtime.connected';

/** Told to those who listen in a room that counts something once they are let in, with the `count` as it then stood. */
export const ENTERED = 'realtime.entered';

/** Told to those who listen for the member where the server ended the line: their session may be over. */
export const DISMISSED = 'realtime.dismissed';

export type LiveListener = (message: LiveMessage) => void;

export interface LiveConnection {
  /** Returns how to stop. */
  listen(room: string, listener: LiveListener): () => void;
}
