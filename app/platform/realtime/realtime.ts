/** Tells browsers that something happened; what they then read comes through operations and their gates. */
export interface Realtime {
  /** To every session of a member. */
  toMember(memberId: string, message: RealtimeMessage): void;
  /** To everyone who looks at a thing, for instance `item:0abc…`. */
  toRoom(room: string, message: RealtimeMessage): void;
  /** Cuts the connections of sessions that have ended, on every server. */
  endSessions(sessionIds: readonly string[]): void;
}

export interface RealtimeMessage {
  /** `module.nounVerbed` */
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export const silentRealtime: Realtime = { toMember() {}, toRoom() {}, endSessions() {} };
