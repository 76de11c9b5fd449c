/** Makes a draft case of a question, without anything that tells who the patient is; its author reads it before anybody else does. */
import { useState } from 'react';
import { saveDraft, startDraft } from '#modules/cases/case-draft.contract.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { tellFailure } from '#platform/web/tell-failure.ts';
import { showToast } from '#ui/toast-queue.ts';
import { identifiers } from './answer-dialogs.tsx';

export function useAskColleagues() {
  const t = useTexts('clinical-tools');
  const go = useGo();
  const language = useLanguage();
  const [pending, setPending] = useState(false);

  async function begin(lines: readonly string[]): Promise<void> {
    setPending(true);
    try {
      const clean = await withoutIdentifiers(lines, language);
      const draft = await callOverHttp(startDraft, { language });
      const content = { ...(draft.content as object), presentation: paragraphs(clean) };
      await callOverHttp(saveDraft, { id: draft.id, version: draft.version, content, settings: draft.settings });
      // It stays pending until the composer is there: pressed again meanwhile, it would begin another draft.
      go(`/cases/new?draft=${draft.id}`);
    } catch (error) {
      setPending(false);
      const isUnreached = error instanceof CodeMissing || (error instanceof CallFailure && error.code === 'network.unreachable');
      if (isUnreached) return void showToast(t('actions.noNetwork'), { tone: 'failed' });
      tellFailure(error, t('actions.failed'));
    }
  }
  return { pending, run: (lines: readonly string[]) => void begin(lines) };
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

const paragraphs = (lines: readonly string[]) => ({
  type: 'doc' as const,
  content: lines
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text: line }] })),
});
