/** On phones, who looks up the code in another app may find the page loaded anew: while the code is good, the tab knows that it was sent. */
import { useEffect, useState } from 'react';
import { useReader } from '#platform/web/facts.ts';
import type { CodePurpose } from '../sign-in.contract.ts';
import type { SentCode } from './use-code.ts';

const KEPT: Readonly<Record<CodePurpose, string>> = { signIn: 'sign-in-code', confirm: 'confirm-code' };

interface KeptCode extends SentCode {
  /** Who was signed in when it was asked for: in this tab somebody else may be by now. */
  readonly readerId: string | null;
}

/** What was sent for this purpose, and how to set it; null forgets it. */
export function useKeptCode(purpose: CodePurpose): [SentCode | null, (sent: SentCode | null) => void] {
  const [sent, setSent] = useState<SentCode | null>(null);
  const readerId = useReader()?.id ?? null;
  // After the page has come alive: the server does not know what a tab keeps.
  useEffect(() => {
    setSent((known) => known ?? read(purpose, readerId, Date.now()));
  }, [purpose, readerId]);
  const set = (next: SentCode | null) => {
    setSent(next);
    keepCode(purpose, next && { ...next, readerId });
  };
  return [sent, set];
}

function read(purpose: CodePurpose, readerId: string | null, now: number): SentCode | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT[purpose]) ?? 'null') as KeptCode | null;
    if (kept === null || kept.readerId !== readerId || now >= kept.goodUntil) return null;
    // Kept by a page of before it said so.
    return { ...kept, channels: kept.channels ?? [] };
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function keepCode(purpose: CodePurpose, sent: KeptCode | null): void {
  try {
    if (sent === null) sessionStorage.removeItem(KEPT[purpose]);
    else sessionStorage.setItem(KEPT[purpose], JSON.stringify(sent));
  } catch {
    // Where nothing can be kept, the code is asked for once more.
  }
}
