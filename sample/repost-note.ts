/** Short words that go with a repost now and then. */
import type { SampleCase } from './sample-case.schema.ts';
import type { SeededChoice } from './seeded-choice.ts';

const NOTES = {
  en: [
    'Read the timeline before you answer.',
    'We saw the same last month.',
    'For our morning report.',
    'The comments are worth as much as the case.',
  ],
  id: [
    'Baca lini masanya sebelum menjawab.',
    'Bulan lalu kami menemui kasus serupa.',
    'Untuk laporan jaga besok pagi.',
    'Diskusinya sama berharganya dengan kasusnya.',
  ],
} as const;

const OWN_MISTAKE = {
  en: (letter: string) => `I answered ${letter} and was wrong.`,
  id: (letter: string) => `Saya menjawab ${letter} dan ternyata keliru.`,
} as const;

/** `answered` is the place of the option that who reposts has chosen: who was wrong says so, and nobody else does. */
export function repostNote(choice: SeededChoice, { language, content }: SampleCase, answered: number | undefined): string | null {
  if (choice.share() >= 0.4) return null;
  const note = choice.one(NOTES[language]);
  const wasWrong = answered !== undefined && answered !== content.question?.answer;
  return wasWrong ? OWN_MISTAKE[language](String.fromCharCode(65 + answered)) : note;
}
