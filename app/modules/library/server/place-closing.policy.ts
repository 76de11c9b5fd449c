/** Who closes a place of colleagues and opens it again, and how that is kept. Each place keeps it in columns of its own row. */
import type { PlaceClosing } from '../place-closing.contract.ts';
import { type Belonging, owns } from './place-membership.policy.ts';

/** As the row of a place has it. */
export interface KeptClosing {
  /** Since when it is closed; null while it is open. */
  readonly closedAt: Date | null;
  /** Then only staff open it. */
  readonly closedByStaff: boolean;
  /** Its owner had closed it before staff did. */
  readonly closedByOwnerToo: boolean;
  /** What staff wrote to its owner. */
  readonly closedReason: string | null;
}

export const OPEN: KeptClosing = { closedAt: null, closedByStaff: false, closedByOwnerToo: false, closedReason: null };

/** By its owner, or by staff; null while it is open. */
export type ClosedBy = 'owner' | 'staff' | null;

export const closedBy = ({ closedAt, closedByStaff }: Pick<KeptClosing, 'closedAt' | 'closedByStaff'>): ClosedBy =>
  closedAt === null ? null : closedByStaff ? 'staff' : 'owner';

type Ending = Pick<Belonging, 'standing' | 'role'> & { readonly closed: ClosedBy };

/** What its owner may do about its end. What staff closed, staff open. */
export const endingActs = (relation: Ending): { close: boolean; reopen: boolean; delete: boolean } => ({
  close: owns(relation) && relation.closed === null,
  reopen: owns(relation) && relation.closed === 'owner',
  delete: owns(relation),
});

/**
 * What closing changes, or null where it changes nothing. `staffReason`: why staff close it, which its owner reads; null where its owner
 * does. Staff close also what its owner has closed, and then it has been closed since that moment.
 */
export function closingChange(before: KeptClosing, staffReason: string | null, now = new Date()): KeptClosing | null {
  if (before.closedByStaff || (before.closedAt !== null && staffReason === null)) return null;
  return {
    closedAt: before.closedAt ?? now,
    closedByStaff: staffReason !== null,
    closedByOwnerToo: before.closedAt !== null,
    closedReason: staffReason,
  };
}

/** What opening changes, or null where it changes nothing: each opens what they closed, and what both have closed stays its owner's to open. */
export function openingChange({ closedAt, closedByStaff, closedByOwnerToo }: KeptClosing, by: 'owner' | 'staff'): KeptClosing | null {
  if (closedAt === null || closedByStaff !== (by === 'staff')) return null;
  return closedByOwnerToo ? { ...OPEN, closedAt } : OPEN;
}

/** As one reader may know it: what staff wrote is for those who tend the place. */
export const closingView = ({ closedAt, closedByStaff, closedReason }: KeptClosing, tends: boolean): PlaceClosing | null =>
  closedAt === null ? null : { at: closedAt.toISOString(), byStaff: closedByStaff, reason: tends ? closedReason : null };

/** Whoever deletes a place has typed its name, in small or capital letters. */
export const isNamed = ({ name }: { readonly name: string }, typed: string): boolean =>
  typed.toLocaleLowerCase() === name.toLocaleLowerCase();
