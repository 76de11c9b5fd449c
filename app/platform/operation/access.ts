import { NOBODY, type Viewer } from '../session/viewer.ts';
import type { RequestInfo } from './context.ts';
import { Failure } from './failure.ts';
import type { Access, Operation } from './operation.ts';

/** The code with which `viewer` is refused, or null when they may call. */
export function refusalOf(access: Access, viewer: Viewer): 'access.signIn' | 'access.verified' | 'access.premium' | 'access.staff' | null {
  if (access === 'anyone') return null;
  if (viewer === null) return 'access.signIn';
  if (access === 'member') return null;
  if (access === 'verified') return viewer.verified ? null : 'access.verified';
  if (access === 'premium') return viewer.premium ? null : 'access.premium';
  return viewer.rights.includes(access.slice('staff:'.length)) ? null : 'access.staff';
}

/**
 * A page stands open while somebody else signs in in another tab, and from then on its calls carry their cookie. Nothing of what it writes
 * is written in their name. Where nobody is signed in any more there is no name to take: access alone decides. So it does for a page that
 * was made for nobody, of what anyone may do: signing in is done there. docs/decisions/0038-one-tab-one-member.md
 */
export function isOfAnother({ kind, access }: Pick<Operation, 'kind' | 'access'>, viewer: Viewer, madeFor: string | null): boolean {
  if (kind === 'query' || madeFor === null || viewer === null || madeFor === viewer.id) return false;
  return madeFor !== NOBODY || access !== 'anyone';
}

/** @throws {Failure} before anything is read for the caller, or written in their name */
export function assertCaller(
  operation: Pick<Operation, 'kind' | 'access'>,
  { viewer, madeFor }: Pick<RequestInfo, 'viewer' | 'madeFor'>,
): void {
  if (isOfAnother(operation, viewer, madeFor)) throw new Failure('access.readerChanged');
  const refusal = refusalOf(operation.access, viewer);
  if (refusal !== null) throw new Failure(refusal);
}
