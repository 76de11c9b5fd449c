import type { RequestInfo } from '../operation/context.ts';

/** Whose calls are counted together: a member's wherever they are, and those of strangers by their network. */
export const callerOf = ({ viewer, ip }: Pick<RequestInfo, 'viewer' | 'ip'>): string => viewer?.id ?? networkOf(ip);

/** Whoever comes with a token or a session that is dead: counted apart, so that others of their network may read all the same. */
export const refusedCallerOf = (ip: string): string => `refused ${networkOf(ip)}`;

/** Whoever has one IPv6 address has the whole /64 around it, so that is what is counted. */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1] !== undefined) return mapped[1];
  const [head = '', tail = ''] = ip.toLowerCase().split('::', 2);
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const gap = ip.includes('::') ? Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0') : [];
  return [...first, ...gap, ...last].slice(0, 4).join(':');
}
