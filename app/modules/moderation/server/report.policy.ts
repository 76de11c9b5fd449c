import { GROUNDS, type Ground } from '../moderation.contract.ts';

/** How often each reason was given, the most frequent first. */
export function countReasons(reports: readonly { reason: Ground }[]): { reason: Ground; count: number }[] {
  return GROUNDS.map((reason) => ({ reason, count: reports.filter((one) => one.reason === reason).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
