import { useState } from 'react';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { type CaptionLanguage, getTranscript, type Transcript } from '../videos.contract.ts';

export interface ChosenTranscript {
  readonly transcript: Transcript;
  readonly failed: boolean;
  readonly choose: (language: CaptionLanguage) => void;
}

/** The transcript that came with the page, in whatever language that is by now, and the one in the language that the reader asks for. */
export function useTranscript(videoId: string, first: Transcript): ChosenTranscript {
  const [fetched, setFetched] = useState<Partial<Record<CaptionLanguage, Transcript>>>({});
  const [picked, setPicked] = useState<CaptionLanguage | null>(null);
  const [failed, setFailed] = useState(false);
  const inLanguage = (language: CaptionLanguage) => (language === first.language ? first : fetched[language]);

  async function choose(next: CaptionLanguage): Promise<void> {
    setFailed(false);
    try {
      const transcript = inLanguage(next) ?? (await callOverHttp(getTranscript, { id: videoId, language: next }));
      setFetched((before) => ({ ...before, [next]: transcript }));
      setPicked(next);
    } catch {
      setFailed(true);
    }
  }

  return { transcript: (picked === null ? undefined : inLanguage(picked)) ?? first, failed, choose: (next) => void choose(next) };
}
