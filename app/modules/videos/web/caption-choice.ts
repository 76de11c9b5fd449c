/** Which captions stand over a picture. */
import type { CaptionLanguage } from '../videos.contract.ts';

export interface CaptionChoice {
  /** Null until the viewer has said whether they want any: those in the language of the page stand there by themselves. */
  readonly on: boolean | null;
  /** Chosen by hand: it holds whatever language the page is in. */
  readonly picked: CaptionLanguage | null;
}

export const NO_CHOICE: CaptionChoice = { on: null, picked: null };

/** Switched on where there are none in the language of the page, they are the first ones. */
export function captionOf(
  { on, picked }: CaptionChoice,
  language: CaptionLanguage,
  there: readonly CaptionLanguage[],
): CaptionLanguage | null {
  const own = there.includes(language) ? language : null;
  return (on ?? own !== null) ? (picked ?? own ?? there[0] ?? null) : null;
}

/** Switched off, they come back in the language that was picked before. */
export const chosen = ({ picked }: CaptionChoice, next: CaptionLanguage | null): CaptionChoice => ({
  on: next !== null,
  picked: next ?? picked,
});
