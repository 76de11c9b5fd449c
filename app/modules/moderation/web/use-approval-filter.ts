/** The queue's filters as they stand in its address. */
import { ITEM_KINDS, type ItemKind } from '#modules/library/library.contract.ts';
import type { InputOf } from '#platform/operation/operation.ts';
import { listAddress } from '#platform/web/list-address.ts';
import type { listApprovals } from '../approval.contract.ts';

export interface ApprovalFilter {
  readonly kind: ItemKind | null;
  readonly speciality: string | null;
  readonly language: 'en' | 'id' | null;
}

/** An address may hold anything: what is not a filter of ours is as if it were not there. */
export function approvalFilterOf(params: URLSearchParams): ApprovalFilter {
  const speciality = params.get('speciality') ?? '';
  const language = params.get('language');
  return {
    kind: ITEM_KINDS.find((kind) => kind === params.get('kind')) ?? null,
    speciality: /^[a-z-]{1,60}$/.test(speciality) ? speciality : null,
    language: language === 'en' || language === 'id' ? language : null,
  };
}

export const approvalInput = ({ kind, speciality, language }: ApprovalFilter): InputOf<typeof listApprovals> => ({
  ...(kind !== null && { kind }),
  ...(speciality !== null && { speciality }),
  ...(language !== null && { language }),
});

export const approvalPath = (filter: ApprovalFilter, cursor?: string): string => listAddress('/console/approvals', { ...filter }, cursor);
