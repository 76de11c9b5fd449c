import { useState } from 'react';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { type CaptionLanguage, getTranscript, type Transcript } from '../videos.contract.ts';

export interface ChosenTranscript {
  readonly transcript: Transcript;
  readonly failed: boolean;
  readonly choose: (language: CaptionLanguage) => void;
}

/** The transcript that came with the page, and those in other languages when the reader asks for them. */
export function useTranscript(videoId: string, first: Transcript): ChosenTranscript {
  const [known, setKnown] = useState({ [first.language]: first } as Partial<Record<CaptionLanguage, Transcript>>);
  const [language, setLanguage] = useState(first.language);
  const [failed, setFailed] = useState(false);

  async function choose(next: CaptionLanguage): Promise<void> {
    setFailed(false);
    try {
      const transcript = known[next] ?? (await callOverHttp(getTranscript, { id: videoId, language: next }));
      setKnown((before) => ({ ...before, [next]: transcript }));
      setLanguage(next);
    } catch {
      setFailed(true);
    }
  }

  return { transcript: known[language] ?? first, failed, choose: (next) => void choose(next) };
}
