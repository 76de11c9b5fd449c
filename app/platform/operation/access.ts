import type { Viewer } from '../session/viewer.ts';
import { Failure } from './failure.ts';
import type { Access } from './operation.ts';

/** The code with which `viewer` is refused, or null when they may call. */
export function refusalOf(access: Access, viewer: Viewer): 'access.signIn' | 'access.verified' | 'access.premium' | 'access.staff' | null {
  if (access === 'anyone') return null;
  if (viewer === null) return 'access.signIn';
  if (access === 'member') return null;
  if (access === 'verified') return viewer.verified ? null : 'access.verified';
  if (access === 'premium') return viewer.premium ? null : 'access.premium';
  return viewer.rights.includes(access.slice('staff:'.length)) ? null : 'access.staff';
}

export function assertAccess(access: Access, viewer: Viewer): void {
  const refusal = refusalOf(access, viewer);
  if (refusal !== null) throw new Failure(refusal);
}
