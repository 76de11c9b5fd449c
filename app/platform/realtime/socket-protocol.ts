/** What browsers and the server say to each other over Socket.IO. */
export const LIVE_PATH = '/live';

/** In place of a room's name: this message is for the signed-in member. */
export const MEMBER = 'member';

export interface FromBrowser {
  /** Answers whether the room is now followed; with a number, where it stands by that number. */
  follow(room: string, done: (following: boolean | number) => void): void;
  unfollow(room: string): void;
}

/** What servers say to each other. */
export interface BetweenServers {
  recheck(rooms: string[]): void;
}

export interface ToBrowser {
  told(room: string, name: string, payload: Readonly<Record<string, unknown>>): void;
}
