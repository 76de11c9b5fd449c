/** Who is asking. Resolved once per request by the module that owns sessions. */
export interface Member {
  readonly id: string;
  readonly sessionId: string;
  /** Decided by staff: profile verified. */
  readonly verified: boolean;
  readonly premium: boolean;
  /** What a member of staff may do, for instance `approvals`. Empty for everyone else. */
  readonly rights: readonly string[];
  readonly specialityId: string | null;
}

export type Viewer = Member | null;

/** In the place of a member's id: nobody was signed in. No id is as short. */
export const NOBODY = 'nobody';

/** What the request tells about its caller. `null` headers are absent. */
export interface Credentials {
  readonly cookieToken: string | null;
  readonly bearerToken: string | null;
}

export interface SessionSource {
  /** Null for anything but a live session; never throws for bad tokens. */
  resolve(credentials: Credentials): Promise<Viewer>;
}
