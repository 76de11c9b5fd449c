/** Tells browsers that something happened; what they then read comes through operations and their gates. */
export interface Realtime {
  /** To every session of a member. */
  toMember(memberId: string, message: RealtimeMessage): void;
  /** The same to several members, as one message between servers. */
  toMembers(memberIds: readonly string[], message: RealtimeMessage): void;
  /** To everyone who looks at a thing, for instance `item:0abc…`. */
  toRoom(room: string, message: RealtimeMessage): void;
  /** Whoever may not follow the room any more is put out of it, on every server. */
  recheckRoom(room: string): void;
  /** These members are put out of every room they may not follow any more. */
  recheckMembers(memberIds: readonly string[]): void;
  /** Cuts the connections of sessions that have ended, on every server. */
  endSessions(sessionIds: readonly string[]): void;
}

export interface RealtimeMessage {
  /** `module.nounVerbed` */
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export const silentRealtime: Realtime = {
  toMember() {},
  toMembers() {},
  toRoom() {},
  recheckRoom() {},
  recheckMembers() {},
  endSessions() {},
};
