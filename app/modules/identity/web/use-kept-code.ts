/** On phones, who looks up the code in another app may find the page loaded anew: while the code is good, the tab knows that it was sent. */
import { useEffect, useState } from 'react';
import type { SentCode } from './use-code.ts';

const KEPT = 'sign-in-code';

/** What was sent and how to set it; null forgets it. Kept only where `keeps`. */
export function useKeptCode(keeps: boolean): [SentCode | null, (sent: SentCode | null) => void] {
  const [sent, setSent] = useState<SentCode | null>(null);
  // After the page has come alive: the server does not know what a tab keeps.
  useEffect(() => {
    if (keeps) setSent((known) => known ?? read(Date.now()));
  }, [keeps]);
  const set = (next: SentCode | null) => {
    setSent(next);
    if (keeps) keepCode(next);
  };
  return [sent, set];
}

function read(now: number): SentCode | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as SentCode | null;
    return kept !== null && now < kept.goodUntil ? kept : null;
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function keepCode(sent: SentCode | null): void {
  try {
    if (sent === null) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, JSON.stringify(sent));
  } catch {
    // Where nothing can be kept, the code is asked for once more.
  }
}
