/** In which of our languages an entry is written. */

/** Words that hardly stand in the other language, and in nearly every sentence of their own. */
const INDONESIAN = new Set(
  'yang dan dengan untuk pada dari dalam adalah oleh tidak ini itu terhadap antara sebagai atau pasien penyakit anak ibu akan dapat'.split(
    ' ',
  ),
);
const ENGLISH = new Set(
  'the and with for of in from is are by not this that against between as or patients disease children will can to after among'.split(' '),
);

/** The text decides where it can, since feeds often keep the language of their software; then the feed; then the source. */
export function entryLanguage({ said, text, fallback }: { said: string | null; text: string; fallback: 'en' | 'id' }): 'en' | 'id' {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const indonesian = words.filter((word) => INDONESIAN.has(word)).length;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  if (indonesian !== english && indonesian + english >= 2) return indonesian > english ? 'id' : 'en';
  if (/^(?:id|in)\b/i.test(said ?? '')) return 'id';
  return /^en\b/i.test(said ?? '') ? 'en' : fallback;
}
