import type { Grade, Severity } from './finding.ts';

const RANK: Readonly<Record<Severity, number>> = { contraindicated: 4, major: 3, moderate: 2, minor: 1 };

/** Severity first; of equals the one that stops the order. */
export const rank = ({ severity, interruptive }: Grade) => RANK[severity] * 2 + (interruptive ? 1 : 0);

export const gravest = <T extends Grade>(a: T, b: T): T => (rank(b) > rank(a) ? b : a);
