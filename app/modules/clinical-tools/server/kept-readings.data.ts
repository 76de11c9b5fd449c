/**
 * What texts were understood as, for some minutes: a page sends its text again with each finding that is ticked, and to read it is most of
 * what an answer costs. Of the text nothing is kept but a hash that only this process can make; findings and places remain, in memory.
 */
import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import type { Reader } from '@kolegia/clinical-differential/assess';
import { understand } from '@kolegia/clinical-differential/understand';
import { type Wordless, withoutWords, withWords } from '@kolegia/clinical-differential/wordless';

/** Since it was asked last. */
const STAYS_MS = 5 * 60_000;
const MOST_TEXTS = 300;
/** Of all of them together; a letter has some fifty. */
const MOST_MENTIONS = 20_000;
/** Whoever sends so much does not wait for what reading it takes. */
const LONGEST_TEXT = 20_000;

interface KeptReading {
  readonly reading: Wordless;
  readonly mentions: number;
  readonly until: number;
}

interface KeptReadings {
  readonly read: Reader;
  /** Texts that are kept. */
  size(): number;
}

export function keptReadings(reader: Reader = understand): KeptReadings {
  const secret = createSecretKey(randomBytes(32));
  // Those asked last stand last.
  const kept = new Map<string, KeptReading>();
  let mentions = 0;
  let isClockSet = false;

  function forget(key: string, { mentions: own }: KeptReading): void {
    kept.delete(key);
    mentions -= own;
  }

  function forgetOld(): void {
    isClockSet = false;
    for (const [key, one] of kept) {
      if (one.until > Date.now()) break;
      forget(key, one);
    }
    const [next] = kept.values();
    if (next !== undefined) wakeAt(next.until);
  }

  /** Also where nobody asks again, nothing stays longer. */
  function wakeAt(until: number): void {
    if (isClockSet) return;
    isClockSet = true;
    setTimeout(forgetOld, until - Date.now()).unref();
  }

  function keep(key: string, reading: Wordless): void {
    const own = reading.said.mentions.length + reading.spellings.length;
    const one: KeptReading = { reading, mentions: own, until: Date.now() + STAYS_MS };
    kept.set(key, one);
    mentions += own;
    for (const [oldest, other] of kept) {
      if (kept.size <= MOST_TEXTS && mentions <= MOST_MENTIONS) break;
      forget(oldest, other);
    }
    wakeAt(one.until);
  }

  return {
    read(language, text, known) {
      if (text.length > LONGEST_TEXT) return reader(language, text, known);
      const key = createHmac('sha256', secret).update(`${known.ageYears}|${known.sex}|${text}`).digest('base64');
      const found = kept.get(key);
      if (found !== undefined && found.until > Date.now()) {
        forget(key, found);
        keep(key, found.reading);
        return withWords(found.reading, text);
      }
      if (found !== undefined) forget(key, found);
      const said = reader(language, text, known);
      const reading = withoutWords(said, text);
      if (reading !== null) keep(key, reading);
      return said;
    },
    size: () => kept.size,
  };
}
