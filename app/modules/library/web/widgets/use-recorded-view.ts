import { useEffect } from 'react';
import { loadCaller } from '#platform/web/caller.ts';
import { useReader } from '#platform/web/facts.ts';
import { recordView } from '../../library.contract.ts';

/** A reading is one that lasts. */
const READING_MS = 3000;

/** Counts the reading of an item by a signed-in reader. `isReadable` is false for what nobody else can see yet. */
export function useRecordedView(itemId: string, isReadable = true): void {
  const readerId = useReader()?.id ?? null;
  useEffect(() => {
    if (readerId === null || !isReadable) return;
    // Nobody is told when a reading could not be counted.
    const tell = async () => (await loadCaller())(recordView, { itemId }, { unasked: true });
    const timer = setTimeout(() => void tell().catch(() => undefined), READING_MS);
    return () => clearTimeout(timer);
  }, [itemId, readerId, isReadable]);
}
