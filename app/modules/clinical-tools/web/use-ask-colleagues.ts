/** Makes a draft case of a question, without anything that tells who the patient is; its author reads it before anybody else does. */
import { useRef, useState } from 'react';
import { saveDraft, startDraft } from '#modules/cases/case-draft.contract.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { tellFailure } from '#platform/web/tell-failure.ts';
import { showToast } from '#ui/toast-queue.ts';
import { identifiers } from './answer-dialogs.tsx';

/** Paragraphs of a case, or what will be. */
export type CaseLines = readonly string[] | Promise<readonly string[]>;

/** The draft that was begun has been changed or thrown away elsewhere: the next try begins another. */
const GONE = ['cases.staleDraft', 'cases.draftNotFound'];

export function useAskColleagues() {
  const t = useTexts('clinical-tools');
  const go = useGo();
  const language = useLanguage();
  const [pending, setPending] = useState(false);
  /** Of the draft that is being begun: another try after a failure goes on with it, and leaves no empty one behind. */
  const key = useRef<string | null>(null);

  async function begin(lines: CaseLines): Promise<void> {
    setPending(true);
    try {
      const clean = await withoutIdentifiers(await lines, language);
      key.current ??= crypto.randomUUID();
      const draft = await callOverHttp(startDraft, { language }, { idempotencyKey: key.current });
      const content = { ...(draft.content as object), presentation: paragraphs(clean) };
      await callOverHttp(saveDraft, { id: draft.id, version: draft.version, content, settings: draft.settings });
      key.current = null;
      // It stays pending until the composer is there: pressed again meanwhile, it would begin another draft.
      go(`/cases/new?draft=${draft.id}`);
    } catch (error) {
      setPending(false);
      if (error instanceof CallFailure && GONE.includes(error.code)) key.current = null;
      const isUnreached = error instanceof CodeMissing || (error instanceof CallFailure && error.code === 'network.unreachable');
      if (isUnreached) return void showToast(t('actions.noNetwork'), { tone: 'failed' });
      tellFailure(error, t('actions.failed'));
    }
  }
  return { pending, run: (lines: CaseLines) => void begin(lines) };
}

/** It is loaded on demand, and there is no network. */
class CodeMissing extends Error {}

/** Whatever looks like a name, a number or a date becomes an ellipsis, or what may stand there instead. */
async function withoutIdentifiers(lines: readonly string[], language: Language): Promise<string[]> {
  const { findIdentifiers } = await identifiers().catch(() => {
    throw new CodeMissing();
  });
  return lines.map((line) =>
    findIdentifiers(line, { language }).reduceRight(
      (text, { start, end, suggestion }) => text.slice(0, start) + (suggestion.replace ?? '…') + text.slice(end),
      line,
    ),
  );
}

/** A history keeps its lines: each is a paragraph. */
export const paragraphs = (lines: readonly string[]) => ({
  type: 'doc' as const,
  content: lines
    .flatMap((line) => line.split(/\r\n|\r|\n/))
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text: line }] })),
});
